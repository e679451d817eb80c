import { can } from '@/lib/auth/access';
import { AppError } from '@/lib/errors/errors';
import type { SheetRow } from '@/lib/files/sheets';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { HOUR_SECONDS } from '@/lib/http/rate-limit/limits';
import {
  numberRows,
  readSheetFormat,
  type SheetFile,
  type SignedInViewer,
  serveSheet,
} from '@/lib/http/sheet-response';
import { formatDate } from '@/lib/time/format';
import { recordAuditExport } from './log.commands';
import { auditMessages as words } from './log.messages';
import { readAuditRows } from './log.queries';
import { auditList, formatAuditAction, formatAuditActor, formatAuditNoun, formatAuditOutcome } from './log.rules';
import type { AuditEntry } from './log.schema';

/** Maximum rows of an Excel file, which is built in memory; a CSV file is streamed without a limit. */
const XLSX_ROWS = 20_000;

const auditColumns = [
  { title: words['audit.id'].th, width: 12 },
  { title: words['audit.at'].th, width: 22 },
  { title: words['audit.actor'].th, width: 36 },
  { title: words['audit.account'].th, width: 12 },
  { title: words['audit.action'].th, width: 32 },
  { title: words['audit.noun'].th, width: 22 },
  { title: words['audit.nounId'].th, width: 16 },
  { title: words['audit.outcome'].th, width: 14 },
  { title: words['audit.address'].th, width: 20 },
];

/**
 * The audit log as a file, for administrators and same-origin requests only.
 *
 * @param request URL parameters: `format`, and the list's own
 */
export const answerAuditExport = (request: Request): Promise<Response> => serveSheet(request, makeFile);

async function makeFile(viewer: SignedInViewer, params: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'site.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readSheetFormat(params.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'audit.badFormat' });
  const asked = auditList.read(Object.fromEntries([...params].reverse()));
  const choice = { ...asked, older: undefined, newer: undefined };
  await consume(getLimiter('audit.export'), String(viewer.accountId), 'audit.limited');
  await recordAuditExport({ format, query: auditList.toQuery(choice).toString() }, viewer);
  const rows = format === 'xlsx' ? readAuditRows(choice, XLSX_ROWS) : readAuditRows(choice);
  return {
    ...{ format, title: words['audit.sheet'].th, name: 'audit', columns: auditColumns },
    ...{ batches: numberRows(rows, toAuditCells), moment: formatToSecond },
  };
}

/** Time with seconds: `20 พ.ย. 2569 10:30:05`. */
const formatToSecond = (at: Date): string =>
  `${formatDate(at)} ${new Date(at.getTime() + 7 * HOUR_SECONDS * 1_000).toISOString().slice(11, 19)}`;

const toAuditCells = ({
  id,
  at,
  actorName,
  accountId,
  action,
  noun,
  nounId,
  outcome,
  address,
}: AuditEntry): SheetRow => [
  id,
  at,
  formatAuditActor(actorName),
  accountId ?? '',
  formatAuditAction(action),
  formatAuditNoun(noun),
  nounId ?? '',
  formatAuditOutcome(outcome),
  address ?? '',
];
