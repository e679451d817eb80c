import clsx from 'clsx';
import { Check } from 'lucide-react';
import type { CoverLayout } from '@/lib/drawn-cover/drawn-cover.schema';
import { coversMessages as words } from '../covers.messages';
import type { CoverPreview } from '../covers.schema';

type Props = {
  layouts: readonly CoverLayout[];
  previews: readonly CoverPreview[];
  chosen: CoverLayout;
  onChoose: (layout: CoverLayout) => void;
};

/** Layouts to choose from, each with its picture; the places are there before the pictures are. */
export function CoverChoices({ layouts, previews, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{words['covers.layouts']}</legend>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {layouts.map((layout) => {
          const src = previews.find((preview) => preview.layout === layout)?.src;
          const isChosen = layout === chosen;
          return (
            <li key={layout}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChoose(layout)}
                className={clsx(
                  'relative block w-full overflow-hidden rounded-md border bg-surface text-start',
                  isChosen ? 'border-gold-500 ring-2 ring-gold-500' : 'border-line hover:border-line-strong',
                )}
              >
                {src ? (
                  // biome-ignore lint/performance/noImgElement: a data address has nothing to optimise
                  <img src={src} alt="" width={480} height={270} className="block aspect-video w-full" />
                ) : (
                  <span className="block aspect-video w-full bg-sunken" />
                )}
                <span className="flex min-h-10 items-center justify-between gap-2 px-3 py-1.5 font-normal text-sm">
                  {words[`covers.layout.${layout}`]}
                  {isChosen && <Check aria-hidden="true" className="size-5 text-gold-700" />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
