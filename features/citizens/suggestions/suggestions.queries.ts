import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { toClientKey } from '@/lib/http/client-address';
import { consumeWithin } from '@/lib/http/rate-limit/database';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { toExcerpt } from '@/lib/text/excerpt';
import { escapeLike } from '@/lib/text/search-text';
import {
  agencyVoice,
  assigneeColumns,
  buildTaskWhere,
  taskSteps,
  toHandler,
  toTaskCounts,
  trackedSteps,
  voiceOwner,
} from '../contact/contact.queries';
import { getTrackingLimit, trackedVoice } from '../voices/tracking.queries';
import { type SuggestionChoice, suggestionList } from './queue.rules';
import { readTrackingCode } from './suggestions.rules';

const columns = {
  ...selectColumns('id', 'kind', 'trackingCode', 'name', 'email', 'subject', 'body', 'status', 'createdAt'),
  assignee: assigneeColumns,
} as const satisfies Prisma.SuggestionSelect;
type Row = Prisma.SuggestionGetPayload<{ select: typeof columns }>;

function buildSuggestionsWhere(viewer: Viewer, choice: SuggestionChoice): Prisma.SuggestionWhereInput {
  const { needle } = choice;
  if (!can(viewer, 'participation.manage')) return { id: NO_ID };
  return {
    ...suggestionList.where(choice),
    ...buildTaskWhere(choice, viewer),
    textSearch: needle ? { contains: escapeLike(needle) } : undefined,
  };
}

const toEntry = ({ body, assignee, ...row }: Row) => ({
  ...row,
  excerpt: toExcerpt(body),
  assignee: assignee ? toHandler(assignee) : undefined,
});
/** A suggestion in the list; name and e-mail are empty if the sender gave none. */
export type SuggestionEntry = ReturnType<typeof toEntry>;

/** A page of the queue, and the number of suggestions by status under the same search and filters. */
export async function listSuggestions(viewer: Viewer, choice: SuggestionChoice) {
  const where = buildSuggestionsWhere(viewer, choice);
  const createdAt = choice.descending ? 'desc' : 'asc';
  const [rows, groups] = await Promise.all([
    db.suggestion.findMany({
      where: { ...where, status: choice.status },
      select: columns,
      orderBy: [{ createdAt }, { id: createdAt }],
      ...toSkipTake(choice),
    }),
    db.suggestion.groupBy({ by: ['status'], where, _count: { _all: true } }),
  ]);
  return { items: rows.map(toEntry), counts: toTaskCounts(groups) };
}

const trackedColumns = {
  ...selectColumns('kind', 'trackingCode', 'status', 'createdAt'),
  steps: trackedSteps,
  voice: trackedVoice,
} as const satisfies Prisma.SuggestionSelect;
/** The part of a suggestion that is shown to anyone who has its code. */
export type TrackedSuggestion = Prisma.SuggestionGetPayload<{ select: typeof trackedColumns }>;

const toDetail = (row: Prisma.SuggestionGetPayload<{ select: typeof columns & { steps: typeof taskSteps } }>) => ({
  ...toEntry(row),
  body: row.body,
  steps: row.steps.map(({ account, ...step }) => ({ ...step, by: account?.displayName })),
});
export type SuggestionDetail = NonNullable<Awaited<ReturnType<typeof findSuggestion>>>;

/** One suggestion with its steps; undefined for an unknown id and for viewers who may not manage suggestions. */
export async function findSuggestion(viewer: Viewer, id: number | undefined) {
  if (id === undefined || !can(viewer, 'participation.manage')) return undefined;
  const row = await db.suggestion.findUnique({
    where: { id },
    select: { ...columns, voice: voiceOwner, steps: taskSteps },
  });
  if (!row) return undefined;
  const { voice, ...suggestion } = row;
  return { ...toDetail(suggestion), voice };
}

/** The suggestions of an export with their texts and steps, in the list's order, at most `take`. */
export async function listSuggestionsForExport(viewer: Viewer, choice: SuggestionChoice, take: number) {
  const createdAt = choice.descending ? 'desc' : 'asc';
  const rows = await db.suggestion.findMany({
    where: { ...buildSuggestionsWhere(viewer, choice), status: choice.status },
    select: { ...columns, steps: taskSteps },
    orderBy: [{ createdAt }, { id: createdAt }],
    take,
  });
  return rows.map(toDetail);
}

type TrackingResult = { status: number; found?: TrackedSuggestion; wrong?: 'unknown' | 'trackLimited' };

/**
 * Looks up a suggestion by its code, for anyone who has it: its status and the notes for the sender, never the sender
 * or the text.
 *
 * @param typed the code as it was typed; empty is not an error
 * @param address client address, limited to 30 tries an hour
 * @returns the page's content and HTTP status
 */
export async function trackSuggestion(typed: string, address: string): Promise<TrackingResult> {
  if (typed.trim() === '') return { status: 200 };
  if (!(await consumeWithin(getTrackingLimit(), toClientKey(address)))) return { status: 429, wrong: 'trackLimited' };
  const trackingCode = readTrackingCode(typed);
  const found =
    trackingCode === undefined
      ? null
      : await db.suggestion.findUnique({ where: { trackingCode }, select: trackedColumns });
  return found ? { status: 200, found } : { status: 404, wrong: 'unknown' };
}

/** Number of new suggestions that no office has; 0 for viewers who may not manage them. */
export async function countNewSuggestions(viewer: Viewer): Promise<number> {
  return can(viewer, 'participation.manage')
    ? db.suggestion.count({ where: { status: 'new', voice: agencyVoice } })
    : 0;
}
