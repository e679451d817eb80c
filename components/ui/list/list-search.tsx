import type { ReactNode } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { fieldMessages } from '../messages/fields/messages';
import { uiMessages } from '../messages/ui/messages';
import { SendOnChange } from './send-on-change';

type Props = {
  path: string;
  /** What the search looks at, as label and placeholder. */
  label: string;
  search: string;
  /** What the address keeps besides the fields, such as the tab. */
  hiddenFields?: Readonly<Record<string, string>>;
  /** More fields. They are sent as soon as one is changed; the button does it without script. */
  children?: ReactNode;
  /** The list without search and filters, while there are any. */
  clearHref?: string;
};

/** The search of a list and its filters: one plain form that makes the list's address. */
export function ListSearch({ path, label, search, hiddenFields = {}, children, clearHref }: Props) {
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-3">
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex basis-full flex-wrap gap-3">
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
            <span className="max-sm:sr-only">{uiMessages['ui.search'].th}</span>
          </Button>
        </div>
        {children}
        {clearHref && (
          <a
            href={clearHref}
            className="inline-flex min-h-11 items-center px-2 font-normal text-link text-sm underline"
          >
            {fieldMessages['ui.clearFilters'].th}
          </a>
        )}
        <SendOnChange />
      </form>
    </search>
  );
}
