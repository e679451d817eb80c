import type { Viewer } from '../auth/viewer';
import { command } from '../command';
import type { Transaction } from '../db';
import { AppError } from '../errors';
import type { Visitor } from '../visitor';
import { isPublic } from './queries';
import { counted, newsReport } from './schema';

/** A visitor counts once per item and kind in this time. */
const COUNT_WINDOW_MINUTES = 30;
/** The most that one address adds to one item in that time: a school's computer room, not a flood. */
const ADDRESS_LIMIT = 60;
/** Open reports of one visitor on one item that are kept. */
const REPORTS_PER_VISITOR = 1;

type Kind = 'read' | 'share';

/**
 * Counts one reading of a public item, once per visitor in 30 minutes.
 *
 * @returns the item's readings now; unchanged for a repeat, a robot or an address over its limit
 * @throws AppError 'missing' when the item is not public
 */
export const countRead = command({
  access: 'news.count',
  input: counted,
  touches: () => [],
  run: async ({ id }, viewer, tx) => ({ reads: (await countOnce(tx, id, 'read', viewer)).reads }),
});

/** Counts one share; as `countRead`. */
export const countShare = command({
  access: 'news.count',
  input: counted,
  touches: () => [],
  run: async ({ id }, viewer, tx) => ({ shares: (await countOnce(tx, id, 'share', viewer)).shares }),
});

/**
 * Keeps a reader's report of a public item; a second one of the same visitor changes nothing and succeeds.
 *
 * @throws AppError 'missing' when the item is not public
 */
export const reportNews = command({
  access: 'news.report',
  input: newsReport,
  touches: () => [],
  run: async ({ id, reason, text }, viewer, tx) => {
    await findCountable(tx, id);
    const visitor = visitorOf(viewer).visitorKey;
    const open = await tx.newsReport.count({ where: { newsId: id, visitor } });
    if (open < REPORTS_PER_VISITOR) await tx.newsReport.create({ data: { newsId: id, reason, text, visitor } });
    return { kept: true };
  },
});

async function countOnce(tx: Transaction, newsId: number, kind: Kind, viewer: Viewer) {
  const item = await findCountable(tx, newsId);
  const visitor = visitorOf(viewer);
  const counts = item.count ?? { reads: 0, shares: 0 };
  if (visitor.robot || !(await isFirstVisit(tx, newsId, kind, visitor))) return counts;
  const [reads, shares] = kind === 'read' ? [1, 0] : [0, 1];
  await tx.$executeRaw`
    INSERT INTO news_daily_count (news_id, day, reads, shares)
    VALUES (${newsId}, (now() AT TIME ZONE 'Asia/Bangkok')::date, ${reads}, ${shares})
    ON CONFLICT (news_id, day) DO UPDATE
      SET reads = news_daily_count.reads + excluded.reads, shares = news_daily_count.shares + excluded.shares`;
  return tx.newsCount.upsert({
    where: { newsId },
    create: { newsId, categoryId: item.categoryId, reads, shares },
    update: { reads: { increment: reads }, shares: { increment: shares } },
  });
}

/** Notes the visit; false when this visitor was counted lately or its address has used up its share. */
async function isFirstVisit(tx: Transaction, newsId: number, kind: Kind, visitor: Visitor): Promise<boolean> {
  const noted = await tx.$executeRaw`
    INSERT INTO news_visit (news_id, kind, visitor, address)
    SELECT ${newsId}, ${kind}::visit_kind, ${visitor.visitorKey}, ${visitor.addressKey}
    WHERE (
      SELECT count(*) FROM news_visit
      WHERE news_id = ${newsId} AND kind = ${kind}::visit_kind AND address = ${visitor.addressKey}
        AND at > now() - make_interval(mins => ${COUNT_WINDOW_MINUTES}::int)) < ${ADDRESS_LIMIT}
    ON CONFLICT (news_id, kind, visitor) DO UPDATE SET at = now(), address = excluded.address
      WHERE news_visit.at <= now() - make_interval(mins => ${COUNT_WINDOW_MINUTES}::int)`;
  return noted > 0;
}

async function findCountable(tx: Transaction, id: number) {
  const item = await tx.news.findFirst({
    where: { id, ...isPublic() },
    select: { categoryId: true, count: { select: { reads: true, shares: true } } },
  });
  if (!item) throw new AppError('missing', 'news.notFound');
  return item;
}

function visitorOf(viewer: Viewer): Visitor {
  if (!viewer.counted) throw new Error('a counted command needs a viewer with its visitor keys');
  return viewer.counted;
}
