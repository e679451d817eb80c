import { makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, findLastAuditRow, getRolesExcept } from '@/testing/lists';
import { aPoll, aVoter } from '@/testing/participation';
import { castVote, publishOutcome, savePoll, savePollTimes } from './polls.commands';
import { pollsMessages } from './polls.messages';
import {
  findPoll,
  findPublicPoll,
  listCurrentPolls,
  listOpinions,
  listPastPolls,
  listPolls,
  makeResultsKey,
} from './polls.queries';
import { findLeader, getPollState, pollList, toPercentage } from './polls.rules';

const past = { opensAt: new Date('2026-01-01T00:00:00Z'), closesAt: new Date('2026-02-01T00:00:00Z') };

describe('the pages', () => {
  const now = new Date();

  test('show open, upcoming and past polls, but no hidden ones', async () => {
    const open = await aPoll({ kind: 'consultation' });
    const coming = await aPoll({ opensAt: new Date('2990-01-01'), closesAt: new Date('2990-02-01') });
    const over = await aPoll({ opensAt: new Date(0), closesAt: new Date(now.getTime() - 1) });
    const hidden = await aPoll({ visible: false });
    const current = await listCurrentPolls(now);
    const ids = (polls: readonly { id: number }[]) => polls.map(({ id }) => id);
    expect(ids(current.open)).toContain(open.id);
    expect(ids(current.upcoming)).toContain(coming.id);
    expect(ids((await listPastPolls(now, 1)).items)).toContain(over.id);
    expect([...ids(current.open), ...ids(current.upcoming)]).not.toContain(hidden.id);
    expect(await findPublicPoll(String(hidden.id))).toBeUndefined();
    expect(await findPublicPoll('1 OR 1=1')).toBeUndefined();
  });

  test('have a different results key for each poll', () => {
    expect(makeResultsKey(1)).toMatch(/^[\w-]{22}$/);
    expect(makeResultsKey(1)).not.toBe(makeResultsKey(2));
  });

  test('compute percentages and the leading option', () => {
    const option = (votes: number) => ({ id: votes, label: `${votes}`, votes });
    expect(toPercentage(1, 3)).toBe(33.3);
    expect(toPercentage(0, 0)).toBe(0);
    expect(findLeader({ options: [option(1), option(3)] })?.votes).toBe(3);
    expect(findLeader({ options: [option(3), option(3)] })).toBeUndefined();
    expect(findLeader({ options: [option(0), option(0)] })).toBeUndefined();
    expect(getPollState(past, past.closesAt)).toBe('closed');
    expect(getPollState(past, past.opensAt)).toBe('open');
  });

  test('take state and page from the URL', () => {
    const choice = pollList.read({ state: 'open', page: '3' });
    expect(pollList.href('/x', choice, { page: 2, state: 'open' })).toBe('/x?state=open&page=2');
    expect(pollList.href('/x', choice, { state: undefined })).toBe('/x');
    expect(pollList.read({ state: 'forged', page: '-1' })).toMatchObject({ state: undefined, page: 1 });
  });
});

const buildPollInput = (given: object = {}) => ({
  ...{ kind: 'poll', title: makeUnique('คำถาม'), detail: '', options: 'ใช่\nไม่ใช่', visible: 'on' },
  ...{ opensAt: '2026-01-01T08:30', closesAt: '2030-01-31T16:30' },
  ...given,
});

describe('an administrator', () => {
  test('adds a poll and edits it until the first vote', async () => {
    const { after: made } = await savePoll(buildPollInput(), administrator);
    expect(made.options.map(({ label }) => label)).toEqual(['ใช่', 'ไม่ใช่']);
    const changed = buildPollInput({ id: made.id, version: made.version, options: 'ก\n\n ข \nค' });
    const { after } = await savePoll(changed, administrator);
    expect(after.options.map(({ label }) => label)).toEqual(['ก', 'ข', 'ค']);
    expect(await findLastAuditRow('poll')).toMatchObject({ action: 'poll.save', nounId: String(made.id) });
    const stale = savePoll(changed, administrator);
    await expect(stale).rejects.toMatchObject({ kind: 'conflict', key: 'polls.conflict' });
    await castVote(
      { pollId: made.id, optionId: after.options[0]?.id, voter: aVoter() },
      { role: 'visitor', address: '2001:db8::1' },
    );
    const late = savePoll({ ...changed, version: after.version }, administrator);
    await expect(late).rejects.toMatchObject({ kind: 'conflict', key: 'polls.hasVotes' });
    await savePollTimes(
      { id: made.id, version: after.version, closesAt: '2029-01-01T00:00', visible: '' },
      administrator,
    );
    expect(await findPoll(administrator, made.id)).toMatchObject({ visible: false, votes: 1 });
  });

  test.each([
    [{ title: ' ' }, { title: pollsMessages['polls.titleMissing'].th }],
    [{ options: 'ข้อเดียว' }, { options: pollsMessages['polls.optionsFew'].th }],
    [{ options: 'ก\nก' }, { options: pollsMessages['polls.optionsTwice'].th }],
    [
      { options: Array.from({ length: 13 }, (_, index) => index).join('\n') },
      { options: pollsMessages['polls.optionsMany'].th },
    ],
    [{ opensAt: '' }, { opensAt: pollsMessages['polls.momentMissing'].th }],
    [{ closesAt: '2025-12-31T00:00' }, { closesAt: pollsMessages['polls.momentsReversed'].th }],
    [{ closesAt: '2026-01-02T00:00' }, { closesAt: pollsMessages['polls.closesPast'].th }],
  ])('gets a field error for %p', async (given, fields) => {
    await expect(savePoll(buildPollInput(given), administrator)).rejects.toMatchObject({ kind: 'invalid', fields });
  });

  test('publishes the outcome of a closed poll, dated once, which then stays closed', async () => {
    const open = await aPoll();
    const outcome = (poll: { id: number; version: number }, text = 'สรุป') => ({
      ...{ id: poll.id, version: poll.version, outcome: text, outcomeChanges: 'ปรับข้อ 4' },
    });
    await expect(publishOutcome(outcome(open), administrator)).rejects.toMatchObject({ key: 'polls.notClosed' });
    const over = await aPoll(past);
    await publishOutcome(outcome(over), administrator);
    const first = await findPublicPoll(String(over.id));
    expect(first).toMatchObject({ outcome: 'สรุป', outcomeChanges: 'ปรับข้อ 4', outcomeAt: expect.any(Date) });
    await publishOutcome(outcome({ id: over.id, version: 2 }, 'แก้คำ'), administrator);
    expect(await findPublicPoll(String(over.id))).toMatchObject({ outcome: 'แก้คำ', outcomeAt: first?.outcomeAt });
    const again = savePollTimes(
      { id: over.id, version: 3, closesAt: '2030-01-01T00:00', visible: 'on' },
      administrator,
    );
    await expect(again).rejects.toMatchObject({ fields: { closesAt: pollsMessages['polls.outcomeStands'].th } });
  });
});

describe.each(getRolesExcept('VecAdmin'))('%s', (role) => {
  test('neither sees the screen’s polls nor changes any', async () => {
    const { id } = await aPoll();
    expect((await listPolls(createRoleViewer(role), pollList.read({}), new Date())).items).toEqual([]);
    expect(await findPoll(createRoleViewer(role), id)).toBeUndefined();
    expect((await listOpinions(createRoleViewer(role), id, { take: 9 })).items).toEqual([]);
    await expect(savePoll(buildPollInput(), createRoleViewer(role))).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
