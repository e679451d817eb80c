import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { mailMessages } from '@/lib/mail/messages';
import { type MailChoice, mailHref } from '@/lib/mail/rules';
import { type MailCounts, mailStatuses } from '@/lib/mail/schema';

type Props = { path: string; choice: MailChoice; counts: MailCounts };

/** Search by recipient, and a tab for each status with its number. */
export function MailFilters({ path, choice, counts }: Props) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <search>
        <form action={path} className="flex max-w-read gap-3">
          {choice.status && <input type="hidden" name="status" value={choice.status} />}
          <input
            type="search"
            name="search"
            defaultValue={choice.search}
            aria-label={mailMessages['mail.search'].th}
            placeholder={mailMessages['mail.search'].th}
            className="min-h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-3 py-2 placeholder:text-ink-3 hover:border-ink-3"
          />
          <Button type="submit">
            <Search aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{mailMessages['mail.searchGo'].th}</span>
          </Button>
        </form>
      </search>
      <nav aria-label={mailMessages['mail.filter'].th} className="mt-4 overflow-x-auto border-line border-b">
        <ul className="flex whitespace-nowrap">
          {[undefined, ...mailStatuses].map((status) => (
            <li key={status ?? 'all'}>
              <a
                href={mailHref(path, choice, { status })}
                aria-current={choice.status === status ? 'page' : undefined}
                className="inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-4 font-normal text-ink-2 text-sm hover:text-ink aria-[current]:border-gold-500 aria-[current]:font-strong aria-[current]:text-link"
              >
                {status ? mailMessages[`mail.status.${status}`].th : mailMessages['mail.all'].th}
                <span className="tabular font-light text-ink-3">{formatNumber(status ? counts[status] : all)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
