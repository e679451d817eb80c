import clsx from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { say } from '@/lib/messages/language';
import { formatNumber } from '@/lib/time/format';
import { searchPageMessages as words } from '../../page/page.messages';
import { buildOptionGroups } from './option-groups';
import { useAutocomplete } from './use-autocomplete';

/** ARIA state of the list: `active` is the id of the option selected by keyboard. */
export type Popup = { open: boolean; active?: string };

export type AutocompleteListProps = {
  /** The text field, which keeps the focus. */
  input: HTMLInputElement;
  /** Path of the search page. */
  action: string;
  id: string;
  /** True if the list is in the flow of the page instead of overlaying it. */
  inFlow: boolean;
  onPopup: (popup: Popup) => void;
};

/** Autocomplete list of a search field, following the combobox pattern of the ARIA Authoring Practices. */
export function AutocompleteList({ input, action, id, inFlow, onPopup }: AutocompleteListProps) {
  const [typed, setTyped] = useState(input.value);
  const [wanted, setWanted] = useState(input.value !== input.defaultValue);
  const [at, setAt] = useState(-1);
  const { answer, asking } = useAutocomplete(typed);
  const groups = answer ? buildOptionGroups(answer, typed, action) : [];
  const options = groups.flatMap(({ options }) => options);
  const open = wanted && options.length > 0;
  const active = open ? options[at]?.id : undefined;

  const tell = useEffectEvent(onPopup);
  const activeId = active && `${id}-${active}`;
  useEffect(() => tell({ open, active: activeId }), [open, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setWanted(false);
    setAt(-1);
  };
  const show = () => {
    setTyped(input.value);
    setWanted(true);
  };
  /** Moves the selection through the options in a circle; -1 is the field. */
  const step = (by: 1 | -1) => {
    if (!open) show();
    const places = options.length + 1;
    setAt(((at + 1 + by + places) % places) - 1);
  };
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: (event) => {
      event.preventDefault();
      step(1);
    },
    ArrowUp: (event) => {
      event.preventDefault();
      step(-1);
    },
    Enter: (event) => {
      if (!activeId) return close();
      event.preventDefault();
      document.getElementById(activeId)?.click();
    },
    Escape: (event) => {
      if (!open) return;
      // The first Escape only closes the list; it neither clears the field nor closes the surrounding panel.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an IME composition are not meant for the list.
    if (!event.isComposing) keys[event.key]?.(event);
  });
  const onInput = useEffectEvent(() => {
    show();
    setAt(-1);
  });
  /** Handles text typed while this component was loading. */
  const catchUp = useEffectEvent(() => {
    if (input.value !== typed) onInput();
  });
  const onLeave = useEffectEvent(close);
  const onPress = useEffectEvent(() => {
    if (input.value.trim() !== '') show();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('blur', () => onLeave(), { signal });
    input.addEventListener('click', () => onPress(), { signal });
    catchUp();
    return () => stop.abort();
  }, [input]);

  return (
    <>
      <p role="status" className="sr-only">
        {wanted && !asking && typed.trim() !== '' && formatAnnouncement(options.length)}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={say(words['suggest.list'])}
        hidden={!open}
        // Keeps the focus in the field while an option is pressed, so that the list stays open for the click.
        onMouseDown={(event) => event.preventDefault()}
        className={clsx(
          'overscroll-contain bg-surface py-2 text-ink text-sm',
          inFlow
            ? 'mt-2 max-h-[60vh] overflow-y-auto border-line border-t'
            : 'absolute inset-x-0 top-full z-50 mt-2 max-h-[min(32rem,70vh)] min-w-80 overflow-y-auto rounded-md border border-line shadow-lift',
        )}
      >
        {groups.map(({ key, label, options: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox owns options and groups of them, no fieldset
          <div
            key={key}
            role="group"
            aria-labelledby={`${id}-${key}`}
            className="border-line not-first:mt-1 not-first:border-t not-first:pt-1"
          >
            <p id={`${id}-${key}`} role="presentation" className="px-4 pt-1 font-normal text-ink-3 text-xs">
              {label}
            </p>
            {inGroup.map((option) => (
              <a
                key={option.id}
                id={`${id}-${option.id}`}
                role="option"
                aria-selected={option.id === active}
                tabIndex={-1}
                href={option.href}
                className="flex min-h-10 items-center gap-3 px-4 py-1.5 hover:bg-sunken aria-selected:bg-sunken aria-selected:text-link"
              >
                {option.content}
              </a>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function formatAnnouncement(count: number): string {
  if (count === 0) return say(words['suggest.none']);
  return say(words['suggest.count']).replace('{count}', formatNumber(count));
}
