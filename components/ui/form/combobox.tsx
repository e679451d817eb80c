'use client';

import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as HeadlessCombobox,
} from '@headlessui/react';
import type { ComponentProps, Key } from 'react';
import { Icon } from '../icon';
import { controlClass } from './field';

type Props<Choice> = {
  value: Choice | null;
  onPick: (choice: Choice | null) => void;
  /** Matches of the typed text, in order. */
  choices: readonly Choice[];
  toOption: (choice: Choice) => { key: Key; name: string; note: string };
  /** Called with the typed text, and with '' when the list closes. */
  onType: (typed: string) => void;
  /** Text in the field when the list closes or the value changes. */
  displayValue: (choice: Choice | null) => string;
  /** Name of a button that opens the list; no button by default. */
  openLabel?: string;
  input: Pick<ComponentProps<'input'>, 'id' | 'ref' | 'placeholder' | 'aria-describedby' | 'aria-invalid'>;
};

/**
 * Text field with a list of matches below it. The list is neither modal nor in a portal, which would be behind the
 * `<dialog>` that the field may be in.
 */
export function Combobox<Choice>(props: Props<Choice>) {
  const { value, onPick, choices, toOption, onType, displayValue, openLabel, input } = props;
  return (
    <HeadlessCombobox<Choice | null> value={value} onChange={onPick} onClose={() => onType('')}>
      <div className="relative">
        <ComboboxInput
          {...input}
          autoComplete="off"
          displayValue={displayValue}
          onChange={({ target }) => onType(target.value)}
          className={openLabel ? `${controlClass} pe-11` : controlClass}
        />
        {openLabel && (
          <ComboboxButton
            aria-label={openLabel}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center text-ink-2"
          >
            <Icon name="chevron-down" className="size-5" />
          </ComboboxButton>
        )}
        <ComboboxOptions
          modal={false}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-sm border border-line-strong bg-surface py-1 shadow-lift empty:hidden"
        >
          {choices.map((choice) => {
            const { key, name, note } = toOption(choice);
            return (
              <ComboboxOption
                key={key}
                value={choice}
                className="cursor-pointer px-3 py-2 text-sm data-focus:bg-sunken data-selected:font-normal data-selected:text-link"
              >
                {name}
                <span className="tabular block text-ink-2 text-xs">{note}</span>
              </ComboboxOption>
            );
          })}
        </ComboboxOptions>
      </div>
    </HeadlessCombobox>
  );
}
