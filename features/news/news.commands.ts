import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { toClientKey } from '@/lib/http/client-address';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import type { VisitorKeys } from '@/lib/http/visitor-keys';
import { pickMessage } from '@/lib/messages/message';
import { newsMessages as words } from './news.messages';
import { buildPublicWhere } from './news.queries';
import { contentReportInput } from './news.schema';

/** Maximum number of open reports per visitor and item. */
const REPORTS_PER_VISITOR = 1;

const getVisitorLimit = () => getLimiter('report.visitor');
/** Limit per client address, which may be a whole school. */
const getClientLimit = () => getLimiter('report.address');

/**
 * Stores a reader's report of a public item; while it is open, a second one by the same visitor succeeds without effect.
 *
 * @throws AppError 'missing' if the item is not public; 'limited' above 10 an hour per visitor, or 60 per client
 */
export async function submitContentReport(raw: unknown, viewer: Viewer): Promise<{ kept: true }> {
  const report = parseInput(contentReportInput, raw);
  await consume(getClientLimit(), toClientKey(viewer.address), pickMessage(words, 'news.reportsLimited'));
  await consume(
    getVisitorLimit(),
    Buffer.from(requireVisitor(viewer).visitorKey).toString('base64url'),
    pickMessage(words, 'news.reportsLimited'),
  );
  return saveContentReport(report, viewer);
}

const saveContentReport = command({
  access: 'news.report',
  input: contentReportInput,
  run: async ({ id, reason, text }, viewer, tx) => {
    const item = await tx.news.findFirst({ where: { id, ...buildPublicWhere() }, select: { id: true } });
    if (!item) throw new AppError('missing', pickMessage(words, 'news.notFound'));
    const visitor = requireVisitor(viewer).visitorKey;
    const open = await tx.newsReport.count({ where: { newsId: id, visitor, status: { in: ['new', 'working'] } } });
    if (open < REPORTS_PER_VISITOR) await tx.newsReport.create({ data: { newsId: id, reason, text, visitor } });
    return { kept: true } as const;
  },
});

function requireVisitor(viewer: Viewer): VisitorKeys {
  if (!viewer.visitorKeys) throw new Error('a counted command needs a viewer with its visitor keys');
  return viewer.visitorKeys;
}
