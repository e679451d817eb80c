import { z } from 'zod';
import { can, listRolesWith, type Right } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Prisma, type Transaction } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import { toExcerpt } from '@/lib/text/excerpt';
import { escapeLike } from '@/lib/text/search-text';
import { toThaiDayRange } from '@/lib/time/thai-time';
import type { ContactChoice } from './contact.rules';
import type { HistoryLine } from './contact.schema';
import { type Handler, type TaskCounts, taskStatuses } from './tasks.schema';

/** Maximum number of history lines, of replies to one message, of steps, and of handlers. */
const MAX_LINES = 200;

export const assigneeColumns = { select: { id: true, displayName: true } } as const;
/** Steps of a task with the notes of both kinds, oldest first. */
export const taskSteps = {
  select: {
    ...selectColumns('id', 'status', 'note', 'internalNote', 'at'),
    account: { select: selectColumns('displayName') },
  },
  orderBy: [{ at: 'asc' as const }, { id: 'asc' as const }],
  take: MAX_LINES,
};
/** Steps of a task as its sender sees them. */
export const trackedSteps = {
  ...taskSteps,
  select: { ...selectColumns('status', 'note', 'at'), organisation: { select: { name: true } } },
};
/** The voice of a task: its id, and the office that has it; no office is the agency. */
export const voiceOwner = { select: { id: true, organisation: { select: { name: true } } } } as const;

/** Voices that no office has, which wait for the agency. */
export const agencyVoice = { organisationId: null } as const satisfies Prisma.VoiceWhereInput;

const columns = {
  ...selectColumns('id', 'trackingCode', 'name', 'email', 'subject', 'body', 'status', 'createdAt', 'updatedAt'),
  assignee: assigneeColumns,
  _count: { select: { replies: true } },
} as const satisfies Prisma.ContactMessageSelect;
type Row = Prisma.ContactMessageGetPayload<{ select: typeof columns }>;

/** Conditions on assignee and date of receipt, shared by messages, reports, data requests and suggestions. */
export function buildTaskWhere(
  { whose, from, to }: Pick<ContactChoice, 'whose' | 'from' | 'to'>,
  { accountId = NO_ID }: Viewer,
) {
  const assignees = { mine: accountId, nobody: null } as const;
  return { assigneeId: whose && assignees[whose], createdAt: toThaiDayRange(from, to) };
}

function buildMessagesWhere(viewer: Viewer, choice: ContactChoice): Prisma.ContactMessageWhereInput {
  if (!can(viewer, 'contact.handle')) return { id: NO_ID };
  return {
    ...buildTaskWhere(choice, viewer),
    textSearch: choice.needle ? { contains: escapeLike(choice.needle) } : undefined,
  };
}

/** A page of the messages, and their number by status under the same search and filters. */
export async function listMessages(viewer: Viewer, choice: ContactChoice) {
  const where = buildMessagesWhere(viewer, choice);
  const createdAt = choice.descending ? 'desc' : 'asc';
  const [rows, groups] = await Promise.all([
    db.contactMessage.findMany({
      where: { ...where, status: choice.status },
      select: columns,
      orderBy: [{ createdAt }, { id: createdAt }],
      ...toSkipTake(choice),
    }),
    db.contactMessage.groupBy({ by: ['status'], where, _count: { _all: true } }),
  ]);
  return { items: rows.map(toEntry), counts: toTaskCounts(groups) };
}

/** The messages of an export with their full text, in the list's order, at most `take`. */
export async function listMessagesForExport(viewer: Viewer, choice: ContactChoice, take: number) {
  const createdAt = choice.descending ? 'desc' : 'asc';
  const rows = await db.contactMessage.findMany({
    where: { ...buildMessagesWhere(viewer, choice), status: choice.status },
    select: { ...columns, phone: true },
    orderBy: [{ createdAt }, { id: createdAt }],
    take,
  });
  return rows.map(({ phone, body, ...row }) => ({ ...toEntry({ ...row, body }), phone, body }));
}

/** Number of rows by status. */
export function toTaskCounts(groups: readonly { status: keyof TaskCounts; _count: { _all: number } }[]): TaskCounts {
  const counts = { new: 0, working: 0, done: 0, dismissed: 0 };
  for (const { status, _count } of groups) counts[status] = _count._all;
  return counts;
}

/** One message with replies and history; undefined for an unknown id and for viewers who may not handle messages. */
export async function findMessage(viewer: Viewer, id: number) {
  if (!can(viewer, 'contact.handle')) return undefined;
  const [row, history] = await Promise.all([
    db.contactMessage.findUnique({
      where: { id },
      select: {
        ...columns,
        phone: true,
        voice: voiceOwner,
        replies: {
          select: {
            ...selectColumns('id', 'body', 'createdAt', 'fromSender'),
            account: { select: { displayName: true } },
          },
          orderBy: { id: 'asc' },
          take: MAX_LINES,
        },
      },
    }),
    listHistory('contactMessage', id),
  ]);
  if (!row) return undefined;
  const answers = row.replies.map(({ account, createdAt, ...reply }) => ({
    ...reply,
    at: createdAt,
    by: account?.displayName,
  }));
  const { phone, body, updatedAt, voice } = row;
  return { ...toEntry(row), phone, body, updatedAt, voice, answers, history };
}
/** One message with its replies and history. */
export type MessageDetail = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

const auditedChange = z.object({ status: z.enum(taskStatuses), assignee: z.string() }).partial();

/** The audit history of a message or report, oldest first. */
export async function listHistory(noun: 'contactMessage' | 'newsReport', id: number): Promise<HistoryLine[]> {
  const rows = await db.auditLog.findMany({
    where: { noun, nounId: String(id) },
    select: { id: true, action: true, actorName: true, at: true, after: true },
    orderBy: { id: 'asc' },
    take: MAX_LINES,
  });
  return rows.map(({ id: line, action, actorName, at, after }) => ({
    id: String(line),
    action,
    by: actorName,
    at,
    ...auditedChange.catch({}).parse(after),
  }));
}

/** Open accounts with the right to handle messages and reports, or with another right. */
export async function listHandlers(from: Pick<Transaction, 'account'> = db, right: Right = 'contact.handle') {
  const handling = listRolesWith(right);
  const rows = await from.account.findMany({
    where: { role: { in: handling }, status: 'open' },
    select: { id: true, displayName: true },
    orderBy: [{ displayName: 'asc' }, { id: 'asc' }],
    take: MAX_LINES,
  });
  return rows.map(toHandler);
}

/** Numbers of new messages and reports that no office has; 0 for viewers who may not handle them. */
export async function countNewByPart(viewer: Viewer): Promise<{ messages: number; reports: number }> {
  if (!can(viewer, 'contact.handle')) return { messages: 0, reports: 0 };
  const where = { status: 'new', voice: agencyVoice } as const;
  const [messages, reports] = await Promise.all([db.contactMessage.count({ where }), db.newsReport.count({ where })]);
  return { messages, reports };
}

/** Number of new messages and reports that no office has; 0 for viewers who may not handle them. */
export async function countNewMessagesAndReports(viewer: Viewer): Promise<number> {
  const { messages, reports } = await countNewByPart(viewer);
  return messages + reports;
}

export const toHandler = ({ id, displayName }: { id: number; displayName: string }): Handler => ({
  id,
  name: displayName,
});

const toEntry = ({ body, assignee, _count, updatedAt: _, ...row }: Row) => ({
  ...row,
  excerpt: toExcerpt(body),
  assignee: assignee ? toHandler(assignee) : undefined,
  replies: _count.replies,
});
export type MessageEntry = ReturnType<typeof toEntry>;
