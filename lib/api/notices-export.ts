import { can } from '../auth/access';
import { env } from '../env';
import { AppError } from '../errors';
import { limit, spend } from '../limits';
import { readId } from '../list';
import { noteNoticeExport } from '../notice-tracking/commands';
import { noticeTrackingMessages as words } from '../notice-tracking/messages';
import { countReceipts, readReceipts } from '../notice-tracking/queries';
import { exportColumns, readTrackingChoice, toCells } from '../notice-tracking/rules';
import { findNotice } from '../notices/queries';
import { answerSheet, numbered, readFormat, type SheetFile, type SignedIn } from './sheet-answer';

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
