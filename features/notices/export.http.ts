import { can } from '@/lib/auth/access';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import {
  numberRows,
  readSheetFormat,
  type SheetFile,
  type SignedInViewer,
  serveSheet,
} from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
import { findNotice } from './notices.queries';
import { recordNoticeExport } from './receipts/receipts.commands';
import { noticeReceiptsMessages as words } from './receipts/receipts.messages';
import { countReceipts, streamReceipts } from './receipts/receipts.queries';
import { receiptList, receiptSheetColumns, toReceiptCells } from './receipts/receipts.rules';

/**
 * Exports the receipts of a sent notice as a file, for viewers who send notices and for requests from this site.
 *
 * @param request query: `notice`, `format`, and the parameters of the table
 */
export const answerNoticeExport = (request: Request): Promise<Response> => serveSheet(request, buildReceiptsSheet);

async function buildReceiptsSheet(viewer: SignedInViewer, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'notices.send')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readSheetFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'noticeTracking.badFormat' });
  const notice = await findNotice(viewer, readId(params.get('notice') ?? '') ?? 0);
  if (!notice?.sentAt) throw new AppError('missing', 'notices.notFound');
  await consume(getLimiter('notices.export'), String(viewer.accountId), 'noticeTracking.limited');
  const choice = receiptList.read(Object.fromEntries([...params].reverse()));
  const counts = await countReceipts(viewer, notice, choice);
  await recordNoticeExport({ id: notice.id, format, rows: counts[choice.tab] }, viewer);
  return {
    ...{ format, title: `${words['noticeTracking.fileName'].th} ${notice.id}`, name: `notice-${notice.id}` },
    ...{ columns: receiptSheetColumns, sheet: words['noticeTracking.sheet'].th },
    batches: numberRows(streamReceipts(viewer, notice, choice), (row) => toReceiptCells(row, env.SITE_URL)),
  };
}
