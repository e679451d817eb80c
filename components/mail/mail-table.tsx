import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatDate, formatNumber, formatTime } from '@/lib/format';
import { mailMessages } from '@/lib/mail/messages';
import { causeOf } from '@/lib/mail/rules';
import type { MailEntry } from '@/lib/mail/schema';
import { MailStatusBadge } from './mail-status-badge';
import { templateWords } from './mail-words';
import { SendAgain } from './send-again';

type Props = { mails: readonly MailEntry[]; hrefOf: (mail: MailEntry) => string };

const heads = ['recipient', 'status', 'attempts', 'createdAt', 'sentAt'] as const;
/** So wide that addresses and reasons break rarely; the numbers and times take what they need. */
const widths = { recipient: 'md:w-[40%]', status: 'md:w-[30%]', attempts: '', createdAt: '', sentAt: '' } as const;

/** The outbox as a table; on small windows each row is a card of labels and values. */
export function MailTable({ mails, hrefOf }: Props) {
  return (
    <table className="w-full border-line text-sm max-md:block md:border">
      <thead className="bg-sunken text-left text-ink-2 text-xs max-md:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={clsx('whitespace-nowrap px-4 py-3 font-normal', widths[head])}>
              {mailMessages[`mail.${head}`].th}
            </th>
          ))}
          <th scope="col" className="px-4 py-3">
            <span className="sr-only">{mailMessages['mail.sendAgain'].th}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-4">
        {mails.map((mail) => (
          <tr
            key={mail.id}
            className="border-line bg-surface max-md:grid max-md:rounded-md max-md:border max-md:py-2 md:border-t"
          >
            <th scope="row" className="px-4 py-3 text-left align-top font-light max-md:py-1.5">
              <a href={hrefOf(mail)} className="wrap-anywhere font-strong text-ink hover:text-link hover:underline">
                {mail.recipient}
              </a>
              <span className="block text-ink-2 text-xs">{templateWords(mail.template)}</span>
            </th>
            <Cell label="status">
              <MailStatusBadge status={mail.status} />
              {mail.lastError && (
                <span className="mt-1 block text-bad text-xs">{mailMessages[causeOf(mail.lastError)].th}</span>
              )}
            </Cell>
            <Cell label="attempts" className="tabular">
              {formatNumber(mail.attempts)}
            </Cell>
            <Cell label="createdAt" className="tabular">
              <Moment at={mail.createdAt} />
            </Cell>
            <When mail={mail} />
            <td className={clsx('px-4 py-2 align-top', mail.status !== 'failed' && 'max-md:hidden')}>
              {mail.status === 'failed' && <SendAgain mail={mail} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = { label: (typeof heads)[number] | 'nextTryAt'; className?: string; children: ReactNode };

/** Its label shows where the head of the table doesn't. */
function Cell({ label, className, children }: CellProps) {
  return (
    <td className={clsx('px-4 py-3 align-top max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1', className)}>
      <span className="shrink-0 text-ink-3 md:hidden">{mailMessages[`mail.${label}`].th}</span>
      <span className="max-md:text-right">{children}</span>
    </td>
  );
}

/** When it was sent, else when it is tried next; nothing for what is neither. */
function When({ mail: { status, sentAt, nextTryAt } }: { mail: MailEntry }) {
  if (sentAt)
    return (
      <Cell label="sentAt" className="tabular">
        <Moment at={sentAt} />
      </Cell>
    );
  if (status === 'failed' || status === 'sending') return <td className="max-md:hidden" />;
  return (
    <Cell label="nextTryAt" className="tabular">
      <span className="block text-ink-3 text-xs max-md:hidden">{mailMessages['mail.nextTryAt'].th}</span>
      <Moment at={nextTryAt} />
    </Cell>
  );
}

/** In narrow columns the hour goes below the day. */
function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      <span className="whitespace-nowrap">{formatDate(at)}</span>{' '}
      <span className="whitespace-nowrap">{formatTime(at)}</span>
    </time>
  );
}
