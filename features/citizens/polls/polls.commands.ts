import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { exportRecord } from '@/lib/command/export-record';
import type { Transaction } from '@/lib/db/db';
import { AppError, createFieldError, createStaleError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import type { VisitorKey } from '@/lib/http/visitor-keys';
import { pickMessage } from '@/lib/messages/message';
import { tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { pollsMessages as words } from './polls.messages';
import { toPoll } from './polls.queries';
import { getPollState } from './polls.rules';
import { type Poll, pollInput, pollKinds, pollOutcomeInput, pollTimesInput, voteInput } from './polls.schema';

const access = 'participation.manage';
const noun = 'poll';
/** Generous, because a whole school or office may share one address. */
const getAddressLimit = () => getLimiter('poll.address');

/** Reads a poll and locks its row until the end of the transaction; votes wait for it. */
async function lockPoll(tx: Transaction, id: number): Promise<Poll> {
  await tx.$queryRaw`SELECT id FROM poll WHERE id = ${id} FOR UPDATE`;
  const row = await tx.poll.findUnique({
    where: { id },
    include: { options: { select: { id: true, label: true, votes: true }, orderBy: { position: 'asc' } } },
  });
  if (!row) throw new AppError('missing', pickMessage(words, 'polls.missing'));
  return toPoll(row);
}

function rejectOldVersion(poll: Poll, version: number | undefined): void {
  if (poll.version !== version) throw createStaleError(pickMessage(words, 'polls.conflict'), { noun, id: poll.id });
}

/** The part of a poll that the audit log stores. */
const toAuditEntry = ({ kind, title, detail, options, opensAt, closesAt, visible }: Poll) => ({
  ...{ kind, title, detail, opensAt, closesAt, visible },
  options: options.map(({ label }) => label),
});

/**
 * Saves a poll or consultation without votes; adds one if there is no id.
 *
 * @throws AppError 'invalid' by field; 'conflict' if it has votes or somebody else has saved it; 'missing'
 */
export const savePoll = command({
  access,
  input: pollInput,
  invalidates: () => [tag.polls],
  run: async ({ id, version, options: labels, ...data }, _viewer, tx) => {
    const before = id === undefined ? undefined : await lockPoll(tx, id);
    if (before && before.votes > 0) throw new AppError('conflict', pickMessage(words, 'polls.hasVotes'));
    if (before) rejectOldVersion(before, version);
    if (data.closesAt <= getCurrentTime()) throw createFieldError('closesAt', words['polls.closesPast'].th);
    const options = { create: labels.map((label, index) => ({ label, position: index + 1 })) };
    if (!before) {
      const made = await tx.poll.create({ data: { ...data, options }, select: { id: true } });
      return { before: undefined, after: await lockPoll(tx, made.id) };
    }
    await tx.pollOption.deleteMany({ where: { pollId: before.id } });
    await tx.poll.update({ where: { id: before.id }, data: { ...data, options, version: { increment: 1 } } });
    return { before, after: await lockPoll(tx, before.id) };
  },
  audit: (_, { before, after }) => ({
    action: before ? 'poll.save' : 'poll.add',
    noun,
    nounId: after.id,
    before: before && toAuditEntry(before),
    after: toAuditEntry(after),
  }),
});

/**
 * Changes the end and the visibility of a poll, even if it has votes; its question and options stay.
 *
 * @throws AppError 'invalid' for an end before the beginning, and for reopening a poll with an outcome; 'conflict' when
 *   somebody else has saved it; 'missing'
 */
export const savePollTimes = command({
  access,
  input: pollTimesInput,
  invalidates: ({ id }) => [tag.polls, tag.votes(id)],
  run: async ({ id, version, closesAt, visible }, _viewer, tx) => {
    const before = await lockPoll(tx, id);
    rejectOldVersion(before, version);
    if (closesAt <= before.opensAt) throw createFieldError('closesAt', words['polls.momentsReversed'].th);
    if (before.outcomeAt && closesAt > getCurrentTime())
      throw createFieldError('closesAt', words['polls.outcomeStands'].th);
    await tx.poll.update({ where: { id }, data: { closesAt, visible, version: { increment: 1 } } });
    return { closesAt: before.closesAt, visible: before.visible };
  },
  audit: ({ id, closesAt, visible }, before) => ({
    ...{ action: 'poll.times', noun, nounId: id },
    ...{ before, after: { closesAt, visible } },
  }),
});

/**
 * Publishes the outcome of a closed poll and the changes it led to; the date is that of the first publication.
 *
 * @throws AppError 'conflict' if it is not closed or somebody else has saved it; 'missing'
 */
export const publishOutcome = command({
  access,
  input: pollOutcomeInput,
  invalidates: ({ id }) => [tag.polls, tag.votes(id)],
  run: async ({ id, version, ...texts }, _viewer, tx) => {
    const before = await lockPoll(tx, id);
    rejectOldVersion(before, version);
    const now = getCurrentTime();
    if (getPollState(before, now) !== 'closed') throw new AppError('conflict', pickMessage(words, 'polls.notClosed'));
    const outcomeAt = before.outcomeAt ?? now;
    await tx.poll.update({ where: { id }, data: { ...texts, outcomeAt, version: { increment: 1 } } });
    return { outcome: before.outcome, outcomeChanges: before.outcomeChanges };
  },
  audit: ({ id, outcome, outcomeChanges }, before) => ({
    ...{ action: 'poll.outcome', noun, nounId: id },
    ...{ before, after: { outcome, outcomeChanges } },
  }),
});

const visitorKeyField = z.custom<VisitorKey>((value) => value instanceof Uint8Array);
const ballotInput = voteInput.extend({ voter: visitorKeyField, browser: visitorKeyField.optional() });

/**
 * Stores a vote, one per person. A second vote changes nothing, even if the same browser votes once signed in and once
 * signed out; several accounts may share a browser.
 *
 * @param raw the fields of `voteInput`, and the keys of `readVoter`
 * @returns `again`: true if this person had already voted
 * @throws AppError 'invalid' by field; 'limited' above 60 votes an hour by visitors from one address; 'missing' for a
 *   hidden poll; 'conflict' for one that is not open
 */
export async function castVote(raw: unknown, viewer: Viewer): Promise<{ again: boolean }> {
  if (viewer.accountId === undefined)
    await consume(getAddressLimit(), toClientKey(viewer.address), pickMessage(words, 'polls.limited'));
  return storeVote(raw, viewer);
}

const storeVote = command({
  access: 'participation.take',
  input: ballotInput,
  invalidates: ({ pollId }, { again }: { again: boolean }) => (again ? [] : [tag.votes(pollId)]),
  run: async ({ pollId, optionId, comment, voter, browser }, _viewer, tx) => {
    const poll = await findBallotPaper(tx, pollId, optionId);
    if (!poll) throw new AppError('missing', pickMessage(words, 'polls.missing'));
    if (getPollState(poll, getCurrentTime()) !== 'open')
      throw new AppError('conflict', pickMessage(words, 'polls.notOpen'));
    if (!poll.offered) throw createFieldError('optionId', words['polls.optionMissing'].th);
    if (browser && (await hasVoted(tx, pollId, voter, browser))) return { again: true };
    const { count } = await tx.pollVote.createMany({
      data: { pollId, optionId, voter, browser, comment: poll.kind === 'consultation' ? comment : '' },
      skipDuplicates: true,
    });
    if (count > 0) await tx.pollOption.update({ where: { id: optionId }, data: { votes: { increment: 1 } } });
    return { again: count === 0 };
  },
});

/**
 * True if this browser has voted as a visitor or, for a visitor, with any account. The advisory lock makes concurrent
 * votes of the browser wait.
 */
async function hasVoted(tx: Transaction, pollId: number, voter: VisitorKey, browser: VisitorKey): Promise<boolean> {
  await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(encode(${browser}::bytea, 'hex'), ${pollId}))`;
  const isVisitor = Buffer.compare(voter, browser) === 0;
  return (await tx.pollVote.count({ where: { pollId, ...(isVisitor ? { browser } : { voter: browser }) } })) > 0;
}

const ballotPaperRow = z.object({
  kind: z.enum(pollKinds),
  opensAt: z.date(),
  closesAt: z.date(),
  offered: z.boolean(),
});

/** A visible poll; `offered` is true if it has the option. The shared lock lets votes run in parallel, edits wait. */
async function findBallotPaper(tx: Transaction, pollId: number, optionId: number) {
  const rows: unknown = await tx.$queryRaw`
    SELECT kind, opens_at AS "opensAt", closes_at AS "closesAt",
      EXISTS (SELECT FROM poll_option o WHERE o.id = ${optionId} AND o.poll_id = p.id) AS offered
    FROM poll p WHERE id = ${pollId} AND visible FOR SHARE OF p`;
  return z.array(ballotPaperRow).parse(rows).at(0);
}

/** Records an export of a poll's votes or opinions in the audit log, with its row count. */
export const recordPollExport = exportRecord({
  access,
  action: 'poll.export',
  noun,
  fields: { what: z.enum(['counts', 'opinions', 'list']) },
});
