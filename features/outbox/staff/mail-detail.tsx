import { BackLink } from '@/components/ui/page/back-link';
import { mailMessages } from '@/lib/mail/messages';
import type { MailDetail } from '@/lib/mail/schema';
import { formatDateTime } from '@/lib/time/format';
import { formatFailureCause, formatTemplate } from './mail-format';
import { MailStatusBadge } from './mail-status-badge';
import { ResendForm } from './resend-form';

/** One mail: its metadata, and its content while mails are written to files. */
export function MailDetailView({ mail, back }: { mail: MailDetail; back: string }) {
  const rows = [
    ['recipient', mail.recipient],
    ['kind', formatTemplate(mail.template)],
    ['status', <MailStatusBadge key="status" status={mail.status} />],
    ['attempts', mail.attempts],
    ['lastError', mail.lastError && formatFailureCause(mail.lastError)],
    ['createdAt', formatDateTime(mail.createdAt)],
    ['nextTryAt', (mail.status === 'waiting' || mail.status === 'held') && formatDateTime(mail.nextTryAt)],
    ['sentAt', mail.sentAt && formatDateTime(mail.sentAt)],
    ['subject', mail.rendered?.subject],
  ] as const;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start gap-3">
        <BackLink href={back}>{mailMessages['mail.back']}</BackLink>
        {mail.status === 'failed' && <ResendForm mail={mail} />}
      </div>
      <dl className="grid gap-x-6 gap-y-1 border-line border-y py-4 text-sm sm:grid-cols-[12rem_1fr]">
        {rows.map(
          ([label, value]) =>
            value !== undefined &&
            value !== false && (
              <div key={label} className="contents">
                <dt className="text-ink-2">{mailMessages[`mail.${label}`]}</dt>
                <dd className="wrap-anywhere font-normal max-sm:mb-2">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {mail.rendered && (
        <>
          <iframe
            title={mailMessages['mail.body']}
            sandbox=""
            srcDoc={mail.rendered.html}
            className="mt-6 h-[44rem] w-full rounded-md border border-line bg-white [color-scheme:light]"
          />
          <details className="mt-4 text-sm">
            <summary className="cursor-pointer py-2 font-normal text-link">{mailMessages['mail.plainText']}</summary>
            <pre className="whitespace-pre-wrap wrap-anywhere rounded-sm bg-sunken p-4 font-sans">
              {mail.rendered.text}
            </pre>
          </details>
        </>
      )}
    </>
  );
}
