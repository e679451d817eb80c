import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db, type Transaction } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { selectColumns } from '@/lib/list/select-columns';
import type { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { noticeFileColumns, toNoticeFile } from '../notices.queries';
import { isLate } from '../notices.rules';
import { buildTrackedWhere } from '../senders.queries';
import type { TrackingChoice } from './receipts.rules';
import { NOWHERE, type ReceiptRow, type ReceiptTab, receiptTabs } from './receipts.schema';

/** Upper limit of receipts of a notice. */
const MOST = 10_000;

/** Duties of a notice, as far as its table depends on them. */
type NoticeDuties = { id: number; answerWanted: boolean; deadlineAt?: Date };

const tabConditions: Readonly<Record<ReceiptTab, (asked: NoticeDuties) => Prisma.NoticeReceiptWhereInput>> = {
  all: () => ({}),
  unread: () => ({ readAt: null }),
  unconfirmed: () => ({ confirmedAt: null }),
  unanswered: () => ({ answeredAt: null }),
  answered: () => ({ answeredAt: { not: null } }),
  late: ({ answerWanted, deadlineAt }) => {
    if (!deadlineAt) return { organisationId: NO_ID };
    return answerWanted ? { answeredAt: { gt: deadlineAt } } : { confirmedAt: { gt: deadlineAt } };
  },
};

/** Receipts that a list selects, besides its page. */
export type ReceiptsChoice = Pick<TrackingChoice, 'tab' | 'needle' | 'region' | 'province'>;

function buildPlaceWhere({ region, province }: ReceiptsChoice): Prisma.OrganisationWhereInput {
  const inRegion = region === NOWHERE ? { OR: [{ provinceId: null }, { province: { regionGroupId: null } }] } : {};
  return {
    AND: [
      typeof region === 'number' ? { province: { regionGroupId: region } } : inRegion,
      province === undefined ? {} : { provinceId: province === NOWHERE ? null : province },
    ],
  };
}

/**
 * Condition for the receipts of a notice that a tab, a search and a place select, within those that the viewer follows.
 */
export function buildReceiptsWhere(
  viewer: Viewer,
  asked: NoticeDuties,
  choice: ReceiptsChoice,
): Prisma.NoticeReceiptWhereInput {
  const { tab, needle } = choice;
  const like = escapeLike(needle);
  const search = needle
    ? { organisation: { OR: [{ nameSearch: { contains: like } }, { code: { startsWith: like } }] } }
    : {};
  const inPlace = { organisation: buildPlaceWhere(choice) };
  return { AND: [{ noticeId: asked.id }, buildTrackedWhere(viewer), tabConditions[tab](asked), search, inPlace] };
}

const columns = {
  ...selectColumns('organisationId', 'deliveredAt', 'readAt', 'confirmedAt', 'remindedAt', 'answeredAt', 'answer'),
  answerMedia: { select: noticeFileColumns },
  organisation: { select: { name: true, code: true, province: { select: { name: true } } } },
} as const satisfies Prisma.NoticeReceiptSelect;
type Row = Prisma.NoticeReceiptGetPayload<{ select: typeof columns }>;

const toRow = (
  { organisation, readAt, confirmedAt, remindedAt, answeredAt, answer, answerMedia, ...row }: Row,
  { answerWanted, deadlineAt }: NoticeDuties,
): ReceiptRow => ({
  ...row,
  organisation: organisation.name,
  code: organisation.code,
  province: organisation.province?.name ?? '',
  readAt: readAt ?? undefined,
  confirmedAt: confirmedAt ?? undefined,
  remindedAt: remindedAt ?? undefined,
  answeredAt: answeredAt ?? undefined,
  answer: answer ?? '',
  file: answerMedia ? toNoticeFile(answerMedia) : undefined,
  late: isLate((answerWanted ? answeredAt : confirmedAt) ?? undefined, deadlineAt),
});

const byName = [{ organisation: { name: 'asc' } }, { organisationId: 'asc' }] as const;

/** One page of receipts by organisation name; a page is a whole batch when streaming for a file. */
export async function listReceipts(viewer: Viewer, asked: NoticeDuties, choice: TrackingChoice): Promise<ReceiptRow[]> {
  const rows = await db.noticeReceipt.findMany({
    where: buildReceiptsWhere(viewer, asked, choice),
    select: columns,
    orderBy: [...byName],
    ...toSkipTake(choice),
  });
  return rows.map((row) => toRow(row, asked));
}

/** Number of receipts matching the search, by tab. */
export async function countReceipts(viewer: Viewer, asked: NoticeDuties, choice: TrackingChoice) {
  const counts = await Promise.all(
    receiptTabs.map(async (tab) => [
      tab,
      await db.noticeReceipt.count({ where: buildReceiptsWhere(viewer, asked, { ...choice, tab }) }),
    ]),
  );
  return z.record(z.enum(receiptTabs), z.number()).parse(Object.fromEntries(counts));
}

/** Number and size in bytes of the answers' files that a tab and a search select. */
export async function sumAnswerFiles(viewer: Viewer, asked: NoticeDuties, choice: TrackingChoice) {
  const { _count, _sum } = await db.media.aggregate({
    where: { noticeAnswers: { some: buildReceiptsWhere(viewer, asked, choice) } },
    _count: true,
    _sum: { bytes: true },
  });
  return { files: _count, bytes: _sum.bytes ?? 0 };
}

/** Batch size of reading for a file. */
const BATCH_ROWS = 500;

/** Streams the selected receipts in batches, for a file. */
export async function* streamReceipts(
  viewer: Viewer,
  asked: NoticeDuties,
  choice: TrackingChoice,
): AsyncGenerator<ReceiptRow[]> {
  const where = buildReceiptsWhere(viewer, asked, choice);
  for (let skip = 0; skip < MOST; skip += BATCH_ROWS) {
    const rows = await db.noticeReceipt.findMany({
      where,
      select: columns,
      orderBy: [...byName],
      skip,
      take: BATCH_ROWS,
    });
    yield rows.map((row) => toRow(row, asked));
    if (rows.length < BATCH_ROWS) return;
  }
}

/** Condition for receipts with open duties. */
export const buildStillOpenWhere = ({ mustRead, answerWanted }: { mustRead: boolean; answerWanted: boolean }) =>
  ({
    OR: [
      { readAt: null },
      ...(mustRead ? [{ confirmedAt: null }] : []),
      ...(answerWanted ? [{ answeredAt: null }] : []),
    ],
  }) satisfies Prisma.NoticeReceiptWhereInput;

/**
 * Organisations to remind of a notice: open ones selected by a tab and a search, with open duties, and not reminded
 * since the start of the Thai day.
 */
export async function listOrganisationsToRemind(
  from: Pick<Transaction, 'noticeReceipt'>,
  viewer: Viewer,
  asked: NoticeDuties & { mustRead: boolean },
  choice: ReceiptsChoice & { organisationId?: number; since: Date },
): Promise<number[]> {
  const rows = await from.noticeReceipt.findMany({
    where: {
      AND: [
        buildReceiptsWhere(viewer, asked, choice),
        buildStillOpenWhere(asked),
        { OR: [{ remindedAt: null }, { remindedAt: { lt: choice.since } }] },
        { organisation: { status: 'open' } },
        choice.organisationId === undefined ? {} : { organisationId: choice.organisationId },
      ],
    },
    select: { organisationId: true },
    orderBy: { organisationId: 'asc' },
    take: MOST,
  });
  return rows.map(({ organisationId }) => organisationId);
}

/** Number of organisations that a reminder would reach now. */
export async function countOrganisationsToRemind(...asked: Tail<Parameters<typeof listOrganisationsToRemind>>) {
  return (await listOrganisationsToRemind(db, ...asked)).length;
}
type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
