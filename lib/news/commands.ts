import type { Viewer } from '../auth/viewer';
import { command } from '../command';
import { AppError } from '../errors';
import type { Visitor } from '../visitor';
import { isPublic } from './queries';
import { newsReport } from './schema';

/** Open reports of one visitor on one item that are kept. */
const REPORTS_PER_VISITOR = 1;

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
    const item = await tx.news.findFirst({ where: { id, ...isPublic() }, select: { id: true } });
    if (!item) throw new AppError('missing', 'news.notFound');
    const visitor = visitorOf(viewer).visitorKey;
    const open = await tx.newsReport.count({ where: { newsId: id, visitor } });
    if (open < REPORTS_PER_VISITOR) await tx.newsReport.create({ data: { newsId: id, reason, text, visitor } });
    return { kept: true };
  },
});

function visitorOf(viewer: Viewer): Visitor {
  if (!viewer.counted) throw new Error('a counted command needs a viewer with its visitor keys');
  return viewer.counted;
}
