import { sheetMessages } from '@/lib/files/sheet-messages';
import { sheetExport } from '@/lib/http/sheet-export';
import { type RowColumn, tabulate } from '@/lib/http/sheet-response';
import { readPages } from '@/lib/list/in-batches';
import { mailMessages as words } from '@/lib/mail/messages';
import { listMails } from '@/lib/mail/queries';
import { mailList } from '@/lib/mail/rules';
import type { MailEntry } from '@/lib/mail/schema';
import { pickMessage } from '@/lib/messages/message';
import { recordMailExport } from './outbox.commands';
import { formatFailureCause, formatTemplate } from './staff/mail-format';

/** Maximum rows of a file, and batch size of reading. */
const MAX_EXPORT_ROWS = 20_000;
const BATCH_ROWS = 1_000;

/** Columns of the screen: no contents, which hold links and passwords. */
const columns: readonly RowColumn<MailEntry>[] = [
  { title: sheetMessages['sheet.number'], width: 8, cell: (_, number) => number },
  { title: words['mail.recipient'], width: 36, cell: ({ recipient }) => recipient },
  { title: words['mail.kind'], width: 36, cell: ({ template }) => formatTemplate(template) },
  { title: words['mail.status'], width: 22, cell: ({ status }) => words[`mail.status.${status}`] },
  {
    title: words['mail.lastError'],
    width: 50,
    cell: ({ lastError }) => (lastError ? formatFailureCause(lastError) : ''),
  },
  { title: words['mail.attempts'], width: 12, cell: ({ attempts }) => attempts },
  { title: words['mail.createdAt'], width: 22, cell: ({ createdAt }) => createdAt },
  { title: words['mail.sentAt'], width: 22, cell: ({ sentAt }) => sentAt ?? '' },
];

/** The outbox as a file; the URL has `format` and the list's own parameters. */
export const answerMailExport = sheetExport({
  right: 'site.manage',
  limit: 'mail.export',
  refusals: {
    format: sheetMessages['sheet.badFormat'],
    limited: pickMessage(sheetMessages, 'sheet.limited'),
  },
  find: ({ params }) => mailList.read(params),
  read: async (choice) => {
    const { total } = await listMails({ ...choice, page: 1, per: 1 });
    return {
      audit: [recordMailExport, { rows: Math.min(total, MAX_EXPORT_ROWS) }],
      ...{ title: words['mail.title'], name: 'mails', most: MAX_EXPORT_ROWS },
      filters: [
        ...(choice.status ? [[words['mail.status'], words[`mail.status.${choice.status}`]] as const] : []),
        ...mailList.describe(choice, {}),
      ],
      ...tabulate(
        columns,
        readPages({ size: BATCH_ROWS, most: MAX_EXPORT_ROWS }, async (paging) => {
          const { items } = await listMails({ ...choice, ...paging });
          return items;
        }),
      ),
    };
  },
});
