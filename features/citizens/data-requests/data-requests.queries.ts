import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { toClientKey } from '@/lib/http/client-address';
import { consumeWithin, getLimiter } from '@/lib/http/rate-limit/database';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { toExcerpt } from '@/lib/text/excerpt';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import {
  assigneeColumns,
  buildTaskWhere,
  taskSteps,
  toHandler,
  toTaskCounts,
  trackedSteps,
  voiceOwner,
} from '../contact/contact.queries';
import type { ContactChoice } from '../contact/contact.rules';
import { trackedVoice } from '../voices/tracking.queries';
import { countDaysLeft, readDataRequestCode } from './data-requests.rules';

/** Rate limit of code look-ups from one address. */
const getTrackingLimit = () => getLimiter('rights.track');

const columns = {
  ...selectColumns('id', 'kind', 'trackingCode', 'name', 'email', 'body', 'status', 'createdAt', 'dueAt', 'extendedAt'),
  closedAt: true,
  assignee: assigneeColumns,
} as const satisfies Prisma.RightsRequestSelect;
type Row = Prisma.RightsRequestGetPayload<{ select: typeof columns }>;

const trackedColumns = {
  ...selectColumns('kind', 'trackingCode', 'status', 'createdAt', 'dueAt'),
  steps: trackedSteps,
  voice: trackedVoice,
} as const satisfies Prisma.RightsRequestSelect;
/** The part of a request that is shown to anyone who has its code. */
export type TrackedDataRequest = Prisma.RightsRequestGetPayload<{ select: typeof trackedColumns }>;

/** Open requests by due date, then closed ones, the most recently closed first. */
const queueOrder = [
  { closedAt: { sort: 'desc', nulls: 'first' } },
  { dueAt: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.RightsRequestOrderByWithRelationInput[];

const toEntry = ({ body, assignee, extendedAt, closedAt, ...row }: Row, now: Date) => ({
  ...row,
  excerpt: toExcerpt(body),
  extended: extendedAt !== null,
  daysLeft: closedAt ? undefined : countDaysLeft(row.dueAt, now),
  assignee: assignee ? toHandler(assignee) : undefined,
});
/** A request in the queue; `daysLeft` is negative when it is overdue, and left out when it is closed. */
export type DataRequestEntry = ReturnType<typeof toEntry>;

function buildDataRequestsWhere(viewer: Viewer, choice: ContactChoice): Prisma.RightsRequestWhereInput {
  if (!can(viewer, 'rights.handle')) return { id: NO_ID };
  return {
    ...buildTaskWhere(choice, viewer),
    textSearch: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
  };
}

/** A page of the queue, and the number of requests by status under the same search and filters. */
export async function listDataRequests(viewer: Viewer, choice: ContactChoice, now = getCurrentTime()) {
  const where = buildDataRequestsWhere(viewer, choice);
  const [rows, groups] = await Promise.all([
    db.rightsRequest.findMany({
      where: { ...where, status: choice.status },
      select: columns,
      orderBy: queueOrder,
      ...toSkipTake(choice),
    }),
    db.rightsRequest.groupBy({ by: ['status'], where, _count: { _all: true } }),
  ]);
  return { items: rows.map((row) => toEntry(row, now)), counts: toTaskCounts(groups) };
}

/** The requests of an export with their full text, in the list's order, at most `take`. */
export async function listDataRequestsForExport(
  viewer: Viewer,
  choice: ContactChoice,
  take: number,
  now = getCurrentTime(),
) {
  const rows = await db.rightsRequest.findMany({
    where: { ...buildDataRequestsWhere(viewer, choice), status: choice.status },
    select: columns,
    orderBy: queueOrder,
    take,
  });
  return rows.map((row) => ({ ...toEntry(row, now), body: row.body, closedAt: row.closedAt }));
}

/** One request with its steps; undefined for an unknown id and for viewers who may not handle requests. */
export async function findDataRequest(viewer: Viewer, id: number | undefined, now = getCurrentTime()) {
  if (id === undefined || !can(viewer, 'rights.handle')) return undefined;
  const row = await db.rightsRequest.findUnique({
    where: { id },
    select: { ...columns, voice: voiceOwner, steps: taskSteps },
  });
  if (!row) return undefined;
  const { steps: lines, voice, ...request } = row;
  const done = lines.map(({ account, ...step }) => ({ ...step, by: account?.displayName }));
  return { ...toEntry(request, now), body: row.body, voice, steps: done };
}
export type DataRequestDetail = NonNullable<Awaited<ReturnType<typeof findDataRequest>>>;

/** Number of open requests that are new or overdue; 0 for viewers who may not handle them. */
export async function countUrgentDataRequests(viewer: Viewer, now = getCurrentTime()): Promise<number> {
  if (!can(viewer, 'rights.handle')) return 0;
  return db.rightsRequest.count({ where: { closedAt: null, OR: [{ status: 'new' }, { dueAt: { lt: now } }] } });
}

type TrackingResult = { status: number; found?: TrackedDataRequest; wrong?: 'unknown' | 'trackLimited' };

/**
 * Looks up a request by its code, for anyone who has it: its status, due date, and the notes for the requester.
 *
 * @param typed the code as it was typed
 * @param address client address, limited to 30 tries an hour
 * @returns undefined if the text is not the code of a data request; else the page's content and HTTP status
 */
export async function trackDataRequest(typed: string, address: string): Promise<TrackingResult | undefined> {
  const trackingCode = readDataRequestCode(typed);
  if (trackingCode === undefined) return undefined;
  if (!(await consumeWithin(getTrackingLimit(), toClientKey(address)))) return { status: 429, wrong: 'trackLimited' };
  const found = await db.rightsRequest.findUnique({ where: { trackingCode }, select: trackedColumns });
  return found ? { status: 200, found } : { status: 404, wrong: 'unknown' };
}
