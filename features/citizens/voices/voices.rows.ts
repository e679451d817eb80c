import { newsMessages } from '@/features/news/news.messages';
import type { Prisma } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { dataRequestsMessages } from '../data-requests/data-requests.messages';
import { countDaysLeft } from '../data-requests/data-requests.rules';
import type { Reach } from './access.queries';
import { voicesMessages as words } from './voices.messages';

export const voiceColumns = {
  ...selectColumns('id', 'kind', 'status', 'createdAt', 'dueAt', 'closedAt', 'organisationId'),
  organisation: { select: { name: true } },
  message: { select: selectColumns('id', 'subject', 'trackingCode', 'name') },
  report: { select: { ...selectColumns('id', 'reason', 'text'), news: { select: { topic: true } } } },
  suggestion: { select: selectColumns('id', 'subject', 'trackingCode', 'name') },
  request: { select: { ...selectColumns('id', 'trackingCode', 'name'), kind: true } },
} as const satisfies Prisma.VoiceSelect;
type Row = Prisma.VoiceGetPayload<{ select: typeof voiceColumns }>;

/** A voice in the list. `daysLeft` is negative when it is overdue and left out when it is closed. */
export function toVoiceEntry(row: Row, reach: Reach, now: Date) {
  const { id, kind, status, createdAt, dueAt, closedAt, organisationId, organisation } = row;
  const sender = row.message ?? row.suggestion ?? row.request;
  return {
    ...{ id, kind, status, createdAt, dueAt, organisationId },
    closedAt: closedAt ?? undefined,
    daysLeft: closedAt ? undefined : countDaysLeft(dueAt, now),
    office: organisation?.name ?? words['voices.agency'],
    subject: findSubject(row),
    trackingCode: sender?.trackingCode,
    /** Undefined for those who only follow the voice, and for reports, which have no sender. */
    sender: reach === 'handled' && sender ? sender.name || words['voices.anonymous'] : undefined,
  };
}
export type VoiceEntry = ReturnType<typeof toVoiceEntry>;

function findSubject({ message, suggestion, report, request }: Row): string {
  if (report) return `${newsMessages[`news.reason.${report.reason}`].th}: ${report.news.topic}`;
  if (request) return dataRequestsMessages[`rights.kind.${request.kind}`].th;
  return message?.subject ?? suggestion?.subject ?? '';
}
