import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { MediaEntry } from '@/lib/files/picture.schema';
import { mediaMessages } from '../media.messages';
import { MediaFacts, MediaThumbnail } from './media-thumbnail';

type Props = {
  entries: readonly MediaEntry[];
  multiple: boolean;
  chosen: readonly MediaEntry[];
  onToggle: (entry: MediaEntry) => void;
};

/** Files to choose from: check boxes for several, radio buttons for one, each with its picture. */
export function ChoiceGrid({ entries, multiple, chosen, onToggle }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{mediaMessages['media.tabLibrary']}</legend>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {entries.map((entry) => {
          const isChosen = chosen.some(({ id }) => id === entry.id);
          return (
            <li key={entry.id}>
              <label
                className={clsx(
                  'relative block cursor-pointer overflow-hidden rounded-md border bg-surface',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold-500',
                  isChosen ? 'border-gold-500 ring-2 ring-gold-500' : 'border-line hover:border-line-strong',
                )}
              >
                <input
                  type={multiple ? 'checkbox' : 'radio'}
                  name={name}
                  // Keeps the input out of any form around the picker.
                  form={`${name}-none`}
                  checked={isChosen}
                  onChange={() => onToggle(entry)}
                  className="sr-only"
                />
                <MediaThumbnail entry={entry} />
                <MediaFacts entry={entry} />
                {isChosen && (
                  <span
                    aria-hidden="true"
                    className="absolute end-2 top-2 rounded-full bg-red-800 p-1 text-masthead-ink"
                  >
                    <Check className="size-4" />
                  </span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
