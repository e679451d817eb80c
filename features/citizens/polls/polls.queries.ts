import { createHmac } from 'node:crypto';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { listSessionKeys } from '@/lib/crypto/session-keys';
import { db, type Prisma } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { readId, toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { pickMessage } from '@/lib/messages/message';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { pollsMessages as words } from './polls.messages';
import { getPollState, type PollChoice, pollHref } from './polls.rules';
import type { Poll, PollState } from './polls.schema';

/** Maximum number of open and upcoming polls on the page. */
const MAX_CURRENT_POLLS = 50;
/** Page size of closed polls. */
export const PAST_POLLS_PER_PAGE = 12;

const columns = {
  ...selectColumns('id', 'kind', 'title', 'detail', 'visible', 'opensAt', 'closesAt', 'outcome', 'outcomeChanges'),
  ...selectColumns('outcomeAt', 'version'),
  options: { select: { id: true, label: true, votes: true }, orderBy: { position: 'asc' } },
} as const satisfies Prisma.PollSelect;
type Row = Prisma.PollGetPayload<{ select: typeof columns }>;

const newestFirst: Prisma.PollOrderByWithRelationInput[] = [{ closesAt: 'desc' }, { id: 'desc' }];

const stateConditions: Readonly<Record<PollState, (now: Date) => Prisma.PollWhereInput>> = {
  upcoming: (now) => ({ opensAt: { gt: now } }),
  open: (now) => ({ opensAt: { lte: now }, closesAt: { gt: now } }),
  closed: (now) => ({ opensAt: { lte: now }, closesAt: { lte: now } }),
};

export const toPoll = ({ outcome, outcomeAt, ...row }: Row): Poll => ({
  ...row,
  outcome: outcome ?? '',
  outcomeAt: outcomeAt ?? undefined,
  votes: row.options.reduce((sum, { votes }) => sum + votes, 0),
});

/** Visible open and upcoming polls; the first to close comes first. */
export async function listCurrentPolls(now: Date): Promise<{ open: Poll[]; upcoming: Poll[] }> {
  dependsOn(tag.polls);
  const rows = await db.poll.findMany({
    where: { visible: true, closesAt: { gt: now } },
    select: columns,
    orderBy: [{ closesAt: 'asc' }, { id: 'asc' }],
    take: MAX_CURRENT_POLLS,
  });
  const polls = rows.map(toPoll);
  const inState = (state: PollState) => polls.filter((poll) => getPollState(poll, now) === state);
  return { open: inState('open'), upcoming: inState('upcoming') };
}

/** A page of the closed polls, latest first, and their total number. */
export async function listPastPolls(now: Date, page: number): Promise<{ items: Poll[]; total: number }> {
  dependsOn(tag.polls);
  const where = { visible: true, ...stateConditions.closed(now) };
  const [rows, total] = await Promise.all([
    db.poll.findMany({
      where,
      select: columns,
      orderBy: newestFirst,
      ...toSkipTake({ page, per: PAST_POLLS_PER_PAGE }),
    }),
    db.poll.count({ where }),
  ]);
  return { items: rows.map(toPoll), total };
}

/** The visible poll with the id of a URL; undefined for any other. */
export async function findPublicPoll(asked: string): Promise<Poll | undefined> {
  dependsOn(tag.polls);
  const id = readId(asked);
  const row = id === undefined ? null : await db.poll.findUnique({ where: { id, visible: true }, select: columns });
  if (!row) return undefined;
  dependsOn(tag.votes(row.id));
  return toPoll(row);
}

/**
 * Requires that a poll accepts votes now; checked before the form's proof of work is consumed.
 *
 * @throws AppError 'missing' for a hidden poll; 'conflict' for one that is not open
 */
export async function requireOpenPoll(asked: string | undefined): Promise<Poll> {
  const poll = await findPublicPoll(asked ?? '');
  if (!poll) throw new AppError('missing', pickMessage(words, 'polls.missing'));
  if (getPollState(poll, getCurrentTime()) !== 'open')
    throw new AppError('conflict', pickMessage(words, 'polls.notOpen'));
  return poll;
}

/** URL keys that let people who have voted see the votes so far, before the poll closes; a rotated key still counts. */
const listResultsKeys = (id: number): string[] =>
  listSessionKeys().map((key) =>
    createHmac('sha256', key).update(`results of poll ${id}`).digest('base64url').slice(0, 22),
  );

/** The key of new links. */
export const makeResultsKey = (id: number): string => listResultsKeys(id)[0] ?? '';

/** True if a key lets its reader see the votes so far. */
export const isResultsKey = (id: number, key: string | undefined): boolean =>
  key !== undefined && listResultsKeys(id).includes(key);

/** URL of a poll with the votes so far. */
export const resultsHref = (id: number): string => `${pollHref(id)}?results=${makeResultsKey(id)}`;

/** A page of all polls, and their number by state. */
export async function listPolls(viewer: Viewer, choice: PollChoice, now: Date) {
  const reach = can(viewer, 'participation.manage') ? {} : { id: NO_ID };
  const where = { AND: [reach, choice.state ? stateConditions[choice.state](now) : {}] };
  const count = (state: PollState) => db.poll.count({ where: { AND: [reach, stateConditions[state](now)] } });
  const [rows, upcoming, open, closed] = await Promise.all([
    db.poll.findMany({ where, select: columns, orderBy: newestFirst, ...toSkipTake(choice) }),
    count('upcoming'),
    count('open'),
    count('closed'),
  ]);
  return { items: rows.map(toPoll), counts: { upcoming, open, closed } };
}

/** One poll, hidden or not; undefined for an unknown id and for viewers who may not manage polls. */
export async function findPoll(viewer: Viewer, id: number | undefined): Promise<Poll | undefined> {
  if (id === undefined || !can(viewer, 'participation.manage')) return undefined;
  const row = await db.poll.findUnique({ where: { id }, select: columns });
  return row ? toPoll(row) : undefined;
}

/** Comments on a consultation, latest first, and their total number. */
export async function listOpinions(viewer: Viewer, pollId: number, part: { skip?: number; take: number }) {
  if (!can(viewer, 'participation.manage')) return { items: [], total: 0 };
  const where = { pollId, comment: { not: '' } };
  const [rows, total] = await Promise.all([
    db.pollVote.findMany({
      where,
      select: { comment: true, at: true, option: { select: { label: true } } },
      orderBy: [{ at: 'desc' }, { voter: 'asc' }],
      ...part,
    }),
    db.pollVote.count({ where }),
  ]);
  return { items: rows.map(({ option, ...row }) => ({ ...row, option: option.label })), total };
}
