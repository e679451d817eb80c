import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { say } from '@/lib/messages/language';
import { Icon } from './icon';
import { uiMessages } from './messages/ui/messages';

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Handles the click on a page's link, which then no longer navigates. New-tab clicks are left to the browser. */
  onPick?: (page: number) => void;
  /** Accessible name of the page links. */
  label?: string;
};

/** Class of the first and last buttons: on phones the numbers of the first and last page replace them. */
const WIDE_ONLY = 'max-sm:hidden';
const cell = 'inline-flex size-10 items-center justify-center rounded-sm font-normal text-sm tabular';

/** First, previous, numbers around the current page, next, last: plain links. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf, onPick, label = say(uiMessages['ui.pages']) }: Props) {
  if (pages <= 1) return null;
  const link = (to: number, name: string, content: ReactNode, className: string, current = false) => (
    <a
      href={hrefOf(to)}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      onClick={onPick && ((event) => interceptClick(event, () => onPick(to)))}
      className={clsx(
        cell,
        current ? 'bg-red-800 font-strong text-masthead-ink' : 'text-ink-2 hover:bg-sunken',
        className,
      )}
    >
      {content}
    </a>
  );
  const step = (to: number, name: string, icon: ReactNode, className = '') =>
    to >= 1 && to <= pages && to !== page ? (
      link(to, name, icon, className)
    ) : (
      <span className={clsx(cell, 'text-line-strong', className)}>{icon}</span>
    );
  return (
    <nav aria-label={label} className="flex flex-wrap print:hidden items-center justify-center sm:gap-1">
      {step(1, say(uiMessages['ui.firstPage']), <Icon name="chevrons-left" className="size-4" />, WIDE_ONLY)}
      {step(page - 1, say(uiMessages['ui.previousPage']), <Icon name="chevron-left" className="size-4" />)}
      {getPageNumbers(page, pages).map((number, index, all) => (
        <span key={number} className="contents">
          {index > 0 && number - (all[index - 1] ?? 0) > 1 && <span className="px-1 text-ink-3">…</span>}
          {link(
            number,
            `${say(uiMessages['ui.page'])} ${number}`,
            number,
            number === page ? '' : 'hover:text-ink',
            number === page,
          )}
        </span>
      ))}
      {step(page + 1, say(uiMessages['ui.nextPage']), <Icon name="chevron-right" className="size-4" />)}
      {step(pages, say(uiMessages['ui.lastPage']), <Icon name="chevrons-right" className="size-4" />, WIDE_ONLY)}
    </nav>
  );
}

/** The first, the last and the neighbours of the current page, in order and once each. */
function getPageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(wanted)].sort((a, b) => a - b);
}

function interceptClick(event: MouseEvent, act: () => void): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  act();
}
