import { ListDateTime } from '@/components/ui/list/list-date-time';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { RowTitle } from '@/components/ui/list/row-title';
import { mailMessages } from '@/lib/mail/messages';
import { findCauseKey } from '@/lib/mail/rules';
import type { MailEntry } from '@/lib/mail/schema';
import { getThai } from '@/lib/messages/message';
import { formatNumber } from '@/lib/time/format';
import { formatTemplate } from './mail-format';
import { MailStatusBadge } from './mail-status-badge';
import { ResendForm } from './resend-form';

type Props = { mails: readonly MailEntry[]; hrefOf: (mail: MailEntry) => string };

export function MailTable({ mails, hrefOf }: Props) {
  return (
    <ListTable label={mailMessages['mail.title']} columns={[buildRecipientColumn(hrefOf), ...columns]} rows={mails} />
  );
}

/** Wide enough that addresses and reasons rarely wrap; numbers and times take their natural width. */
const buildRecipientColumn = (hrefOf: Props['hrefOf']): Column<MailEntry> => ({
  key: 'recipient',
  title: mailMessages['mail.recipient'],
  isRowHeader: true,
  width: 'md:w-[40%]',
  cell: (mail) => (
    <>
      <RowTitle href={hrefOf(mail)}>{mail.recipient}</RowTitle>
      <span className="block text-ink-2 text-xs">{formatTemplate(mail.template)}</span>
    </>
  ),
});

const columns: readonly Column<MailEntry>[] = [
  {
    key: 'status',
    title: mailMessages['mail.status'],
    width: 'md:w-[30%]',
    cell: ({ status, lastError }) => (
      <>
        <MailStatusBadge status={status} />
        {lastError && (
          <span className="mt-1 block text-bad text-xs">{getThai(mailMessages[findCauseKey(lastError)])}</span>
        )}
      </>
    ),
  },
  {
    key: 'attempts',
    title: mailMessages['mail.attempts'],
    number: true,
    cell: ({ attempts }) => formatNumber(attempts),
  },
  {
    key: 'createdAt',
    title: mailMessages['mail.createdAt'],
    cell: ({ createdAt }) => <ListDateTime at={createdAt} />,
  },
  { key: 'sentAt', title: mailMessages['mail.sentAt'], cell: (mail) => <SentCell mail={mail} /> },
  {
    key: 'sendAgain',
    title: mailMessages['mail.sendAgain'],
    quiet: true,
    cell: (mail) => mail.status === 'failed' && <ResendForm mail={mail} />,
  },
];

/** Time of sending, else of the next attempt, if any. */
function SentCell({ mail: { status, sentAt, nextTryAt } }: { mail: MailEntry }) {
  if (sentAt) return <ListDateTime at={sentAt} />;
  if (status === 'failed' || status === 'sending' || status === 'kept') return '–';
  return (
    <>
      <span className="block text-ink-3 text-xs">{mailMessages['mail.nextTryAt']}</span>
      <ListDateTime at={nextTryAt} />
    </>
  );
}
