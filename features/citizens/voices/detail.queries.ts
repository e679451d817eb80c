import { cache } from 'react';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { getCurrentTime } from '@/lib/time/current-time';
import { findReach, isAgency } from './access.queries';
import { listHandoverTargets } from './targets.queries';
import { voicesMessages as words } from './voices.messages';
import { toVoiceEntry, voiceColumns } from './voices.rows';
import { toSeen } from './voices.rules';

/** Maximum number of answers, notes and hand-overs that are shown. */
const MAX_LINES = 200;

const named = { select: { name: true } } as const;
const by = { account: { select: { displayName: true } }, organisation: named } as const;
const oldestFirst = { orderBy: [{ at: 'asc' as const }, { id: 'asc' as const }], take: MAX_LINES };
const steps = { select: { ...selectColumns('id', 'status', 'note', 'at'), ...by }, ...oldestFirst };

const columns = {
  ...voiceColumns,
  message: {
    select: {
      ...voiceColumns.message.select,
      ...selectColumns('email', 'phone', 'body'),
      replies: {
        select: { ...selectColumns('id', 'body', 'createdAt', 'fromSender'), ...by },
        orderBy: { id: 'asc' },
        take: MAX_LINES,
      },
    },
  },
  report: {
    select: {
      ...selectColumns('id', 'reason', 'text'),
      news: {
        select: { ...selectColumns('id', 'topic', 'section'), organisation: { select: { id: true, kind: true } } },
      },
    },
  },
  suggestion: { select: { ...voiceColumns.suggestion.select, ...selectColumns('email', 'body'), steps } },
  request: { select: { ...voiceColumns.request.select, ...selectColumns('email', 'body'), steps } },
  handovers: {
    select: { ...selectColumns('id', 'at', 'reason'), from: named, to: named, account: by.account },
    ...oldestFirst,
  },
  notes: { select: { ...selectColumns('id', 'at', 'body'), ...by }, ...oldestFirst },
} as const satisfies Prisma.VoiceSelect;
type Row = Prisma.VoiceGetPayload<{ select: typeof columns }>;

type Author = { account: { displayName: string } | null; organisation: { name: string } | null };
const nameAuthor = ({ account, organisation }: Author) =>
  [organisation?.name ?? words['voices.agency'], account?.displayName].filter(Boolean).join(' · ');

/** Answers and steps with a note, oldest first; a sender's own additions have `fromSender`. */
function listAnswers({ message, suggestion, request }: Row) {
  const replies = (message?.replies ?? []).map(({ id, body, createdAt: at, fromSender, ...author }) => ({
    ...{ id, body, at, fromSender },
    by: fromSender ? words['voices.sender'] : nameAuthor(author),
  }));
  const notes = (suggestion ?? request)?.steps ?? [];
  return [
    ...replies,
    ...notes.flatMap(({ id, note: body, at, ...author }) =>
      body ? [{ id, body, at, fromSender: false, by: nameAuthor(author) }] : [],
    ),
  ];
}

/** Number of answers and steps, by which a form notices another one. */
export const countAnswers = ({
  message,
  suggestion,
  request,
}: {
  message: { replies: readonly unknown[] } | null;
  suggestion: { steps: readonly unknown[] } | null;
  request: { steps: readonly unknown[] } | null;
}): number => message?.replies.length ?? suggestion?.steps.length ?? request?.steps.length ?? 0;

/**
 * One voice as the viewer may see it; undefined for an unknown one and for those of others. Those who only follow it see
 * neither the sender, nor internal notes, nor the text of a data request. An office that has a data request doesn't see
 * the requester's e-mail, as the portal sends its answers. Memoised per render.
 */
export const findVoice = cache(async (viewer: Viewer, id: number | undefined, now = getCurrentTime()) => {
  if (id === undefined) return undefined;
  const row = await db.voice.findUnique({ where: { id }, select: columns });
  const reach = row && (await findReach(viewer, row.organisationId));
  if (!row || !reach) return undefined;
  const handled = reach === 'handled';
  const { message, suggestion, request, report } = row;
  const sender = message ?? suggestion;
  return {
    ...toVoiceEntry(row, reach, now),
    reach,
    email: handled ? (sender?.email ?? (isAgency(viewer) ? request?.email : undefined)) : undefined,
    phone: handled ? message?.phone : undefined,
    text: request && !handled ? undefined : ((message ?? suggestion ?? request)?.body ?? report?.text ?? ''),
    item: report?.news,
    answers: request && !handled ? [] : listAnswers(row),
    /** False for a sender who left no address and for reports: nobody would get an answer by mail. */
    isAnswerable: report === null && (message === null || message.email !== ''),
    notes: handled
      ? row.notes.map(({ account, organisation, ...note }) => ({ ...note, by: nameAuthor({ account, organisation }) }))
      : [],
    handovers: row.handovers.map(({ from, to, reason, account, ...line }) => ({
      ...line,
      from: from?.name ?? words['voices.agency'],
      to: to?.name ?? words['voices.agency'],
      reason: handled ? reason : '',
      by: handled ? account?.displayName : undefined,
    })),
    targets: handled ? (await listHandoverTargets(viewer)).filter((target) => target.id !== row.organisationId) : [],
    /** Path and id of the agency's own screen of it. */
    sourceId: (message ?? suggestion ?? request ?? report)?.id,
    seen: toSeen({ ...row, answers: countAnswers(row) }),
  };
});
export type VoiceDetail = NonNullable<Awaited<ReturnType<typeof findVoice>>>;
