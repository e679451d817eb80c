'use client';

import { type ComponentType, type FocusEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { useHydrated } from '@/components/ui/use-hydrated';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import type { AutocompleteListProps, Popup } from './autocomplete-list';

const variants = {
  masthead: {
    input:
      'h-11 border-masthead-ink/40 bg-transparent text-masthead-ink text-sm placeholder:text-masthead-ink-2 [&::-webkit-search-cancel-button]:[filter:brightness(0)_invert(1)]',
    button: 'text-masthead-ink hover:bg-white/10',
  },
  panel: {
    input:
      'h-11 border-line-strong bg-surface text-base text-ink placeholder:text-ink-3 [&::-webkit-search-cancel-button]:grayscale',
    button: 'text-ink-2 hover:bg-sunken',
  },
  page: {
    input:
      'h-13 border-line-strong bg-surface text-base text-ink placeholder:text-ink-3 hover:border-ink-3 [&::-webkit-search-cancel-button]:grayscale',
    button: 'bg-red-800 text-masthead-ink hover:bg-red-700',
  },
} as const;

/** Path of the search page. */
const ACTION = '/search/';
const CLOSED: Popup = { open: false };

type Props = {
  look: keyof typeof variants;
  /** Label for screen readers, if a page has a second search box. */
  label?: string;
  value?: string;
  /** Hidden fields, such as filters that stay in the URL. */
  kept?: Readonly<Record<string, string>>;
};

/** Plain search form. From the first focus on, it suggests offices, categories and items while the user types. */
export function SearchBox({ look, label = say(uiMessages['ui.searchNews']), value, kept = {} }: Props) {
  const listId = useId();
  const hydrated = useHydrated();
  const [loaded, setLoaded] = useState<{ List: ComponentType<AutocompleteListProps>; field: HTMLInputElement }>();
  const [{ open, active }, setPopup] = useState(CLOSED);
  const prepare = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (loaded) return;
    import('./autocomplete-list')
      .then(({ AutocompleteList: List }) => setLoaded({ List, field }))
      // Without the list the form still works.
      .catch(() => undefined);
  };
  const { input: inputLook, button } = variants[look];
  return (
    <search aria-label={label}>
      <form action={localHref(ACTION)} method="get" className="relative">
        <input
          type="search"
          name="search"
          data-suggests=""
          defaultValue={value}
          aria-label={label}
          placeholder={say(uiMessages['ui.searchHint'])}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          onFocus={prepare}
          className={`w-full min-w-0 rounded-full border ps-5 pe-13 font-normal ${inputLook}`}
          {...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-expanded': open,
            'aria-controls': listId,
            'aria-activedescendant': active,
          })}
        />
        <button
          type="submit"
          aria-label={say(uiMessages['ui.search'])}
          title={say(uiMessages['ui.search'])}
          className={`absolute end-0.5 top-0.5 grid aspect-square place-items-center rounded-full transition-colors ${look === 'page' ? 'h-12' : 'h-10'} ${button}`}
        >
          <Icon name="search" className="size-4.5" />
        </button>
        {Object.entries(kept).map(([name, one]) => (
          <input key={name} type="hidden" name={name} value={one} />
        ))}
        {loaded && (
          <loaded.List
            input={loaded.field}
            action={localHref(ACTION)}
            id={listId}
            inFlow={look === 'panel'}
            onPopup={setPopup}
          />
        )}
      </form>
    </search>
  );
}
