import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { tag } from '@/lib/request/context';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { anAddress, makeVisitor } from '@/testing/log-in';
import { aPoll, aVoter } from '@/testing/participation';
import { aMember } from '@/testing/people';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { castVote } from './polls.commands';
import { pollsMessages } from './polls.messages';
import { findPublicPoll, listOpinions } from './polls.queries';
import { readVoter } from './voter';

const buildBallot = (poll: { id: number; first: { id: number } }, given: object = {}) => ({
  ...{ pollId: String(poll.id), optionId: String(poll.first.id), voter: aVoter() },
  ...given,
});
const findVotes = async (id: number) => (await findPublicPoll(String(id)))?.options.map(({ votes }) => votes);
const past = { opensAt: new Date('2026-01-01T00:00:00Z'), closesAt: new Date('2026-02-01T00:00:00Z') };

describe('a vote', () => {
  test('counts once, even if the same person sends it 20 times at once', async () => {
    const poll = await aPoll();
    const given = buildBallot(poll);
    const answers = await Promise.all(Array.from({ length: 20 }, () => castVote(given, makeVisitor())));
    expect(answers.filter(({ again }) => !again)).toHaveLength(1);
    expect(await findVotes(poll.id)).toEqual([1, 0]);
    expect(await db.pollVote.count({ where: { pollId: poll.id } })).toBe(1);
  });

  test('by 20 people at once counts 20 times, each for the chosen option', async () => {
    const poll = await aPoll();
    const pickOption = (index: number) => String((index % 4 === 0 ? poll.second : poll.first).id);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        castVote(buildBallot(poll, { optionId: pickOption(index) }), makeVisitor()),
      ),
    );
    expect(await findVotes(poll.id)).toEqual([15, 5]);
  });

  test('keeps the first choice of a person who votes again', async () => {
    const poll = await aPoll();
    const given = buildBallot(poll);
    await castVote(given, makeVisitor());
    expect(await castVote({ ...given, optionId: poll.second.id }, makeVisitor())).toEqual({ again: true });
    expect(await findVotes(poll.id)).toEqual([1, 0]);
  });

  test.each(getRolesExcept())('is open to %s', async (role) => {
    const poll = await aPoll();
    expect(await castVote(buildBallot(poll), { ...createRoleViewer(role), address: anAddress() })).toEqual({
      again: false,
    });
  });

  test.each([
    ['closed', past, 'polls.notOpen'],
    ['yet to open', { opensAt: new Date('2999-01-01'), closesAt: new Date('2999-02-01') }, 'polls.notOpen'],
    ['hidden', { visible: false }, 'polls.missing'],
  ])('is not accepted by a poll that is %s', async (_, given, key) => {
    const poll = await aPoll(given);
    await expect(castVote(buildBallot(poll), makeVisitor())).rejects.toMatchObject({ key });
    expect(await db.pollVote.count({ where: { pollId: poll.id } })).toBe(0);
  });

  test.each(['', 'x', '-1', '0', undefined, '99999999999'])(
    'is refused without a valid option: %p',
    async (optionId) => {
      const poll = await aPoll();
      const refusal = { kind: 'invalid', fields: { optionId: pollsMessages['polls.optionMissing'].th } };
      await expect(castVote(buildBallot(poll, { optionId }), makeVisitor())).rejects.toMatchObject(refusal);
    },
  );

  test('cannot go to an option of another poll', async () => {
    const [poll, other] = [await aPoll(), await aPoll()];
    await expect(castVote(buildBallot(poll, { optionId: other.first.id }), makeVisitor())).rejects.toMatchObject({
      fields: { optionId: pollsMessages['polls.optionMissing'].th },
    });
  });

  test('stores a comment for consultations only, unescaped', async () => {
    const comment = '<script>alert(1)</script>\nเห็นด้วย';
    const [poll, consultation] = [await aPoll(), await aPoll({ kind: 'consultation' })];
    await castVote(buildBallot(poll, { comment }), makeVisitor());
    await castVote(buildBallot(consultation, { comment }), makeVisitor());
    expect((await listOpinions(administrator, poll.id, { take: 9 })).total).toBe(0);
    expect((await listOpinions(administrator, consultation.id, { take: 9 })).items).toMatchObject([
      { option: 'เห็นด้วย', comment },
    ]);
    await expect(
      castVote(buildBallot(consultation, { comment: 'ก'.repeat(2_001) }), makeVisitor()),
    ).rejects.toMatchObject({
      fields: { comment: pollsMessages['polls.opinionLong'].th },
    });
  });

  test('is limited by address, except for signed-in users', async () => {
    const [poll, address] = [await aPoll(), anAddress()];
    const many = { role: 'visitor' as const, address };
    const points = 60 * env.LIMITS_FACTOR + 10;
    await db.rateLimit.create({
      data: { key: `poll.address:${address}`, points, expire: BigInt(Date.now() + 600_000) },
    });
    await expect(castVote(buildBallot(poll), many)).rejects.toMatchObject({ kind: 'limited', key: 'polls.limited' });
    expect(
      await castVote(buildBallot(poll), { role: 'member', accountId: (await aMember()).account.id, address }),
    ).toEqual({
      again: false,
    });
  });

  test('invalidates the votes on pages, a second one nothing', async () => {
    const poll = await aPoll();
    const given = buildBallot(poll);
    expect(await recordInvalidatedTags(() => castVote(given, makeVisitor()))).toEqual([tag.votes(poll.id)]);
    expect(await recordInvalidatedTags(() => castVote(given, makeVisitor()))).toEqual([]);
  });
});

describe('one browser', () => {
  let member: number;
  let another: number;
  beforeAll(async () => {
    member = (await aMember()).account.id;
    another = (await aMember()).account.id;
  });

  const traits = (given: object = {}) => ({
    address: anAddress(),
    userAgent: 'Firefox',
    randomId: randomBytes(16).toString('hex'),
    ...given,
  });
  const cast = (poll: Awaited<ReturnType<typeof aPoll>>, given: Parameters<typeof readVoter>[1]) =>
    castVote(buildBallot(poll, readVoter(`poll ${poll.id}`, given)), {
      ...makeVisitor(),
      ...(given.accountId === undefined ? {} : { role: 'member', accountId: given.accountId }),
    });

  test('that voted as a visitor does not vote again signed in', async () => {
    const [poll, browser] = [await aPoll(), traits()];
    expect(await cast(poll, browser)).toEqual({ again: false });
    expect(await cast(poll, { ...browser, accountId: member })).toEqual({ again: true });
    expect(await findVotes(poll.id)).toEqual([1, 0]);
  });

  test('that voted signed in does not vote again as a visitor', async () => {
    const [poll, browser] = [await aPoll(), traits()];
    expect(await cast(poll, { ...browser, accountId: member })).toEqual({ again: false });
    expect(await cast(poll, browser)).toEqual({ again: true });
    expect(await findVotes(poll.id)).toEqual([1, 0]);
  });

  test('counts once, even if both are sent ten times at once', async () => {
    const [poll, browser] = [await aPoll(), traits()];
    const both = Array.from({ length: 10 }, () => [browser, { ...browser, accountId: member }]).flat();
    const answers = await Promise.all(both.map((who) => cast(poll, who)));
    expect(answers.filter(({ again }) => !again)).toHaveLength(1);
    expect(await findVotes(poll.id)).toEqual([1, 0]);
  });

  test('is recognised at another address', async () => {
    const [poll, browser] = [await aPoll(), traits()];
    await cast(poll, browser);
    expect(await cast(poll, { ...browser, address: anAddress(), userAgent: 'Firefox 2' })).toEqual({ again: true });
  });

  test('shared by several accounts votes once for each', async () => {
    const [poll, browser] = [await aPoll(), traits()];
    expect(await cast(poll, { ...browser, accountId: member })).toEqual({ again: false });
    expect(await cast(poll, { ...browser, accountId: another })).toEqual({ again: false });
    expect(await cast(poll, { ...browser, accountId: member })).toEqual({ again: true });
    expect(await findVotes(poll.id)).toEqual([2, 0]);
  });

  test('without an id does not keep users at the same address from voting signed in', async () => {
    const [poll, school] = [await aPoll(), traits({ randomId: '' })];
    expect(await cast(poll, school)).toEqual({ again: false });
    expect(await cast(poll, school)).toEqual({ again: true });
    expect(await cast(poll, { ...school, accountId: member })).toEqual({ again: false });
  });
});

test('a voter’s key differs between polls, and an account’s is the same on every device', () => {
  const traits = { address: '192.0.2.1', userAgent: 'Firefox', randomId: 'a' };
  const key = (thing: string, given: object = {}) =>
    Buffer.from(readVoter(thing, { ...traits, ...given }).voter).toString('hex');
  expect(key('poll 1')).toBe(key('poll 1'));
  expect(key('poll 1')).not.toBe(key('poll 2'));
  expect(key('poll 1')).not.toBe(key('poll 1', { randomId: 'b' }));
  expect(key('poll 1', { accountId: 7 })).toBe(key('poll 1', { accountId: 7, address: '192.0.2.9', userAgent: 'x' }));
  expect(readVoter('poll 1', { ...traits, randomId: '' }).browser).toBeUndefined();
});
