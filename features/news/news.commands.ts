import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parse } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { clientKey } from '@/lib/http/client-address';
import { limit, spend } from '@/lib/http/rate-limit/database';
import type { Visitor } from '@/lib/http/visitor';
import { isPublic } from './news.queries';
import { newsReport } from './news.schema';

/** Open reports of one visitor on one item that are kept. */
const REPORTS_PER_VISITOR = 1;

const perVisitor = () => limit('report.visitor');
/** A school sits behind one address. */
const perClient = () => limit('report.address');

/**
 * Keeps a reader's report of a public item; a second one of the same visitor changes nothing and succeeds.
 *
 * @throws AppError 'missing' when the item is not public; 'limited' above 10 an hour of one visitor, 60 of one client
 */
export async function reportNews(raw: unknown, viewer: Viewer): Promise<{ kept: true }> {
  const report = parse(newsReport, raw);
  await spend(perClient(), clientKey(viewer.address), 'news.reportsLimited');
  await spend(perVisitor(), Buffer.from(visitorOf(viewer).visitorKey).toString('base64url'), 'news.reportsLimited');
  return keepReport(report, viewer);
}

const keepReport = command({
  access: 'news.report',
  input: newsReport,
  touches: () => [],
  run: async ({ id, reason, text }, viewer, tx) => {
    const item = await tx.news.findFirst({ where: { id, ...isPublic() }, select: { id: true } });
    if (!item) throw new AppError('missing', 'news.notFound');
    const visitor = visitorOf(viewer).visitorKey;
    const open = await tx.newsReport.count({ where: { newsId: id, visitor } });
    if (open < REPORTS_PER_VISITOR) await tx.newsReport.create({ data: { newsId: id, reason, text, visitor } });
    return { kept: true } as const;
  },
});

function visitorOf(viewer: Viewer): Visitor {
  if (!viewer.counted) throw new Error('a counted command needs a viewer with its visitor keys');
  return viewer.counted;
}
