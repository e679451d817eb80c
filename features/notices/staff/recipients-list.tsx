'use client';

import { ChevronDown } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatNumber } from '@/lib/time/format';
import { noticeAudienceMessages as words } from '../audience/audience.messages';
import { toAudienceFieldName } from '../audience/audience.rules';
import { type NoticeReach, RECIPIENTS_PER_PAGE, type Recipient } from '../audience/audience.schema';

type Props = { reach: NoticeReach; onTurn: (page: number) => void; onExclude: (one: Recipient) => void };

/**
 * The recipients by name, a page at a time, each of which can be left out. Without script they are those of the saved
 * audience, and its button saves and shows them again.
 */
export function RecipientsList({ reach: { count, page, items }, onTurn, onExclude }: Props) {
  const hydrated = useHydrated();
  return (
    <details className="group border-line border-t" open>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-normal text-sm hover:text-link">
        {words['noticeCircles.recipients']} <span className="tabular text-link">({formatNumber(count)})</span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      {!hydrated && (
        <Button type="submit" name="step" value="recipients-1" size="sm" className="mb-2">
          {words['noticeCircles.showRecipients']}
        </Button>
      )}
      {count === 0 && <p className="pb-2 text-ink-2 text-sm">{words['noticeCircles.noRecipients']}</p>}
      <ul aria-label={words['noticeCircles.recipients']}>
        {items.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-line border-t py-1 text-sm">
            <span className="wrap-anywhere min-w-0 flex-1 basis-60">
              {one.name} <span className="text-ink-3 text-xs">{one.about}</span>
            </span>
            <Exclusion one={one} onExclude={hydrated ? onExclude : undefined} />
          </li>
        ))}
      </ul>
      <Pages count={count} page={page} onTurn={hydrated ? onTurn : undefined} />
    </details>
  );
}

function Exclusion({ one, onExclude }: { one: Recipient; onExclude: Props['onExclude'] | undefined }) {
  const label = `${words['noticeCircles.exclude']} ${one.name}`;
  if (onExclude) {
    return (
      <Button look="quiet" size="sm" aria-label={label} onClick={() => onExclude(one)}>
        {words['noticeCircles.exclude']}
      </Button>
    );
  }
  return (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        name={toAudienceFieldName('excluded', one.id)}
        aria-label={label}
        className="size-5 shrink-0 accent-red-800"
      />
      {words['noticeCircles.exclude']}
    </label>
  );
}

/** Buttons to the pages before and after; without script they save and show the page. */
function Pages({ count, page, onTurn }: { count: number; page: number; onTurn: Props['onTurn'] | undefined }) {
  const last = Math.ceil(count / RECIPIENTS_PER_PAGE);
  if (last <= 1) return null;
  const buttons = [
    { to: page - 1, label: words['noticeCircles.before'], isOpen: page > 1 },
    { to: page + 1, label: words['noticeCircles.after'], isOpen: page < last },
  ];
  return (
    <div className="flex flex-wrap items-center gap-3 py-2 text-sm">
      {buttons.map(({ to, label, isOpen }) =>
        onTurn ? (
          <Button key={label} size="sm" disabled={!isOpen} onClick={() => onTurn(to)}>
            {label}
          </Button>
        ) : (
          isOpen && (
            <Button key={label} type="submit" name="step" value={`recipients-${to}`} size="sm">
              {label}
            </Button>
          )
        ),
      )}
      <span className="tabular text-ink-2">
        {words['noticeCircles.pageOf']} {formatNumber(page)}/{formatNumber(last)}
      </span>
    </div>
  );
}
