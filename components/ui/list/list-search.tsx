import clsx from 'clsx';
import type { ReactNode } from 'react';
import { say } from '@/lib/messages/language';
import { Button } from '../button';
import { Icon } from '../icon';
import { fieldMessages } from '../messages/fields/messages';
import { uiMessages } from '../messages/ui/messages';
import { SendOnChange } from './send-on-change';

type Props = {
  path: string;
  /** Label and placeholder, which name the searched fields. */
  label: string;
  search: string;
  /** Further query parameters of the address, such as the tab. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Further fields. A changed select submits the form at once; without script the button does. */
  children?: ReactNode;
  /** Address of the list without search and filters, if any are set. */
  clearHref?: string;
  /** True for one line, in which the button is an icon. */
  isLine?: boolean;
};

/** Search and filters of a list: one plain form, whose query is the list's address. In wide windows few filters stand beside the search. */
export function ListSearch({ path, label, search, hiddenFields = {}, children, clearHref, isLine }: Props) {
  return (
    <search>
      <form
        action={path}
        className={clsx('flex flex-wrap', isLine ? 'list-line items-center gap-2' : 'items-end gap-3')}
      >
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div
          className={clsx(
            'flex basis-full',
            isLine ? 'list-line-search min-w-0 flex-1 gap-2' : 'flex-wrap gap-3 lg:flex-1 lg:basis-96',
          )}
        >
          <input
            type="search"
            name="search"
            defaultValue={search}
            aria-label={label}
            placeholder={label}
            className="min-h-11 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-3 py-2 placeholder:text-ink-3 hover:border-ink-3"
          />
          <Button type="submit">
            <Icon name="search" className="size-4" />
            <span className={isLine ? 'sr-only' : 'max-sm:sr-only'}>{say(uiMessages['ui.search'])}</span>
          </Button>
        </div>
        {children}
        {clearHref && (
          <a
            href={clearHref}
            className="inline-flex min-h-11 items-center px-2 font-normal text-link text-sm underline"
          >
            {say(fieldMessages['ui.clearFilters'])}
          </a>
        )}
        <SendOnChange />
      </form>
    </search>
  );
}
