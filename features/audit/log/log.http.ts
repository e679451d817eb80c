import { sheetExport } from '@/lib/http/sheet-export';
import { type RowColumn, tabulate } from '@/lib/http/sheet-response';
import { pickMessage } from '@/lib/messages/message';
import { formatDate, toIsoWithOffset } from '@/lib/time/format';
import { recordAuditExport } from './log.commands';
import { auditMessages as words } from './log.messages';
import { readAuditRows } from './log.queries';
import { auditList, formatAuditAction, formatAuditActor, formatAuditNoun, formatAuditOutcome } from './log.rules';
import type { AuditEntry } from './log.schema';

/** Maximum rows of an Excel file, which is built in memory; a CSV file is streamed without a limit. */
const XLSX_ROWS = 20_000;

const columns: readonly RowColumn<AuditEntry>[] = [
  { title: words['audit.id'], width: 12, cell: ({ id }) => id },
  { title: words['audit.at'], width: 22, cell: ({ at }) => at },
  { title: words['audit.actor'], width: 36, cell: ({ actorName }) => formatAuditActor(actorName) },
  { title: words['audit.account'], width: 12, cell: ({ accountId }) => accountId ?? '' },
  { title: words['audit.action'], width: 32, cell: ({ action }) => formatAuditAction(action) },
  { title: words['audit.noun'], width: 22, cell: ({ noun }) => formatAuditNoun(noun) },
  { title: words['audit.thing'], width: 40, cell: ({ thing }) => thing ?? '' },
  { title: words['audit.nounId'], width: 16, cell: ({ nounId }) => nounId ?? '' },
  { title: words['audit.outcome'], width: 14, cell: ({ outcome }) => formatAuditOutcome(outcome) },
  { title: words['audit.address'], width: 20, cell: ({ address }) => address ?? '' },
];

/** The audit log as a file; the URL has `format` and the list's own parameters. */
export const answerAuditExport = sheetExport({
  right: 'site.manage',
  limit: 'audit.export',
  refusals: { format: words['audit.badFormat'], limited: pickMessage(words, 'audit.limited') },
  find: ({ params }) => ({ ...auditList.read(params), older: undefined, newer: undefined }),
  read: async (choice, { format }) => ({
    audit: [recordAuditExport, { query: auditList.toQuery(choice).toString() }],
    ...{ title: words['audit.sheet'], name: 'audit', moment: formatToSecond },
    ...{ filters: auditList.describe(choice, {}), most: format === 'xlsx' ? XLSX_ROWS : undefined },
    ...tabulate(columns, readAuditRows(choice, format === 'xlsx' ? XLSX_ROWS : undefined)),
  }),
});

/** Time with seconds: `20 พ.ย. 2569 10:30:05`. */
const formatToSecond = (at: Date): string => `${formatDate(at)} ${toIsoWithOffset(at).slice(11, 19)}`;
