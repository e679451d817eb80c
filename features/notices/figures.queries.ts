import { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { NO_ID } from '@/lib/command/ids';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { NOWHERE, type NoticePlace, type ReceiptFigures, receiptFigures } from './receipts/receipts.schema';
import { buildTrackedSql, getSenderId } from './senders.queries';

/** Sums of receipts `r`. Lateness refers to the answer if one is requested, otherwise to the confirmation. */
const sums = Prisma.sql`
  count(*)::int AS delivered, count(r.read_at)::int AS read, count(r.confirmed_at)::int AS confirmed,
  count(r.answered_at)::int AS answered,
  (count(*) FILTER (WHERE (CASE WHEN n.answer_wanted THEN r.answered_at ELSE r.confirmed_at END) > n.deadline_at))::int
    AS late`;

/** Receipts `r` that the viewer follows, with notice `n`, organisation `o`, province `p` and region `g`. */
const buildSource = (viewer: Viewer, ids: readonly number[]) => Prisma.sql`
  notice_receipt r JOIN notice n ON n.id = r.notice_id JOIN organisation o ON o.id = r.organisation_id
  LEFT JOIN province p ON p.id = o.province_id LEFT JOIN region_group g ON g.id = p.region_group_id
  WHERE n.id = ANY (${[...ids]}) AND ${buildTrackedSql(viewer)}`;

const noticeFigureRow = receiptFigures.extend({ id: z.number() });

/** Figures of notices by their ids, of the receipts that the viewer follows, of people too. */
export async function listNoticeFigures(
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, z.infer<typeof noticeFigureRow>>> {
  const rows: unknown = await db.$queryRaw`
    SELECT n.id, ${sums} FROM ${buildSource(viewer, ids)} GROUP BY n.id
    UNION ALL
    SELECT n.id, count(*)::int, count(me.at)::int, count(x.confirmed_at)::int, 0, 0
    FROM notice_person x JOIN notice n ON n.id = x.notice_id
    LEFT JOIN notice_read me ON me.notice_id = n.id AND me.account_id = x.account_id
    WHERE n.id = ANY (${[...ids]}) AND n.sender_id = ${getSenderId(viewer) ?? NO_ID} GROUP BY n.id`;
  return new Map(
    z
      .array(noticeFigureRow)
      .parse(rows)
      .map((row) => [row.id, row]),
  );
}

const nothing: ReceiptFigures = { delivered: 0, read: 0, confirmed: 0, answered: 0, late: 0 };

/** Figures of a sent notice, of the receipts that the viewer follows. */
export const getReceiptFigures = async (viewer: Viewer, id: number): Promise<ReceiptFigures> =>
  receiptFigures.parse((await listNoticeFigures(viewer, [id])).get(id) ?? nothing);

const placeSums = receiptFigures.extend({ id: z.number().nullable(), name: z.string().nullable() });
/** Figures of a region or province; without an id and a name of organisations that belong to none. */
export type PlaceSums = z.infer<typeof placeSums>;

/** Figures by region in their order, or by province of one region. */
export async function listReceiptSums(
  viewer: Viewer,
  id: number,
  region: NoticePlace | undefined,
): Promise<PlaceSums[]> {
  const source = buildSource(viewer, [id]);
  const rows: unknown =
    region === undefined
      ? await db.$queryRaw`
          SELECT g.id, g.name, ${sums} FROM ${source} GROUP BY g.id ORDER BY g.position NULLS LAST, g.id`
      : await db.$queryRaw`
          SELECT p.id, p.name, ${sums} FROM ${source}
          AND ${region === NOWHERE ? Prisma.sql`g.id IS NULL` : Prisma.sql`g.id = ${region}`}
          GROUP BY p.id ORDER BY p.name NULLS LAST`;
  return z.array(placeSums).parse(rows);
}
