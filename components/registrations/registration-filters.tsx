import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { registrationsMessages } from '@/lib/registrations/messages';
import { type RegistrationChoice, registrationHref } from '@/lib/registrations/rules';
import { type RegistrationStatus, registrationStatuses } from '@/lib/registrations/schema';

type Props = { path: string; choice: RegistrationChoice; counts: Readonly<Record<RegistrationStatus, number>> };

/** Search, and a tab for each status with its number. */
export function RegistrationFilters({ path, choice, counts }: Props) {
  return (
    <>
      <search>
        <form action={path} className="flex max-w-read gap-3">
          {choice.status !== registrationStatuses[0] && <input type="hidden" name="status" value={choice.status} />}
          <input
            type="search"
            name="search"
            defaultValue={choice.search}
            aria-label={registrationsMessages['registrations.search'].th}
            placeholder={registrationsMessages['registrations.search'].th}
            className="min-h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-3 py-2 placeholder:text-ink-3 hover:border-ink-3"
          />
          <Button type="submit">
            <Search aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{registrationsMessages['registrations.searchGo'].th}</span>
          </Button>
        </form>
      </search>
      <nav
        aria-label={registrationsMessages['registrations.statuses'].th}
        className="mt-4 overflow-x-auto border-line border-b"
      >
        <ul className="flex whitespace-nowrap">
          {registrationStatuses.map((status) => (
            <li key={status}>
              <a
                href={registrationHref(path, choice, { status })}
                aria-current={choice.status === status ? 'page' : undefined}
                className="inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-4 font-normal text-ink-2 text-sm hover:text-ink aria-[current]:border-gold-500 aria-[current]:font-strong aria-[current]:text-link"
              >
                {registrationsMessages[`registrations.status.${status}`].th}
                <span className="tabular font-light text-ink-3">{formatNumber(counts[status])}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
