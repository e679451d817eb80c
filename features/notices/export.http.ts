import { can } from '@/lib/auth/access';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerSheet, numbered, readFormat, type SheetFile, type SignedIn } from '@/lib/http/sheet-answer';
import { readId } from '@/lib/list/list';
import { findNotice } from './notices.queries';
import { noteNoticeExport } from './receipts/receipts.commands';
import { noticeTrackingMessages as words } from './receipts/receipts.messages';
import { countReceipts, readReceipts } from './receipts/receipts.queries';
import { exportColumns, readTrackingChoice, toCells } from './receipts/receipts.rules';

/**
 * The receipts of a sent notice as a file, for whoever sends notices and from our own pages.
 *
 * @param request its address: `notice`, `format`, and the table's own parameters
 */
export const answerNoticeExport = (request: Request): Promise<Response> => answerSheet(request, makeFile);

async function makeFile(viewer: SignedIn, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'notices.send')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'noticeTracking.badFormat' });
  const notice = await findNotice(viewer, readId(params.get('notice') ?? '') ?? 0);
  if (!notice?.sentAt) throw new AppError('missing', 'notices.notFound');
  await spend(limit('notices.export'), String(viewer.accountId), 'noticeTracking.limited');
  const choice = readTrackingChoice(Object.fromEntries([...params].reverse()));
  const counts = await countReceipts(viewer, notice, choice);
  await noteNoticeExport({ id: notice.id, format, rows: counts[choice.tab] }, viewer);
  return {
    ...{ format, title: `${words['noticeTracking.fileName'].th} ${notice.id}`, name: `notice-${notice.id}` },
    ...{ columns: exportColumns, sheet: words['noticeTracking.sheet'].th },
    batches: numbered(readReceipts(viewer, notice, choice), (row) => toCells(row, env.SITE_URL)),
  };
}
