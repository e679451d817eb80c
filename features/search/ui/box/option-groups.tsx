import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { say } from '@/lib/messages/language';
import type { Message } from '@/lib/messages/message';
import { localHref } from '@/lib/public-pages/english';
import type { AutocompleteEntry, AutocompleteKind } from '../../autocomplete/autocomplete.schema';
import { searchPageMessages as words } from '../../page/page.messages';

export type Option = { id: string; href: string; content: ReactNode };
export type OptionGroup = { key: string; label: string; options: Option[] };

const kindLabels: Readonly<Record<AutocompleteKind, { label: Message; icon: IconName }>> = {
  organisation: { label: words['suggest.organisations'], icon: 'building-2' },
  category: { label: words['suggest.categories'], icon: 'tag' },
  news: { label: words['suggest.items'], icon: 'newspaper' },
};

/**
 * Groups the suggestions by kind; the last option searches for the typed text. Empty without suggestions.
 *
 * @param action path of the search page
 */
export function buildOptionGroups(answer: readonly AutocompleteEntry[], typed: string, action: string): OptionGroup[] {
  if (answer.length === 0) return [];
  const names = [...new Set(answer.map(({ kind }) => kind))];
  return [
    ...names.map((kind) => ({
      key: kind,
      label: say(kindLabels[kind].label),
      options: answer.filter((one) => one.kind === kind).map((one) => toOption(one, typed)),
    })),
    { key: 'search', label: say(words['suggest.search']), options: [buildSearchOption(typed.trim(), action)] },
  ];
}

function toOption({ kind, id, label, href }: AutocompleteEntry, typed: string): Option {
  return {
    id: `${kind}-${id}`,
    href: localHref(href),
    content: renderContent(kindLabels[kind].icon, <TypedHighlight text={label} typed={typed.trim()} />),
  };
}

const stripStrayQuotes = (typed: string): string =>
  typed.split(/["“”]/).length % 2 === 1 ? typed : typed.replace(/["“”]/g, ' ').trim();

/** The option that searches; an unpaired quotation mark is left out, as it means nothing. */
function buildSearchOption(given: string, action: string): Option {
  const typed = stripStrayQuotes(given);
  const label = say(words['suggest.all']).replace('{typed}', () => typed);
  const href = `${action}?${new URLSearchParams({ search: typed })}`;
  return { id: 'search-all', href, content: renderContent('search', label) };
}

const renderContent = (icon: IconName, label: ReactNode): ReactNode => (
  <>
    <Icon name={icon} className="size-4 shrink-0 text-ink-3" />
    <span className="line-clamp-2 min-w-0">{label}</span>
  </>
);

/** A label with the typed text in bold, if it occurs literally. */
function TypedHighlight({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <span className="font-strong">{text.slice(at, end)}</span>
      {text.slice(end)}
    </>
  );
}
