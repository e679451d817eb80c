'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame } from '@/components/ui/form/field';
import { buildPlaceholderGradient } from '../../ui/placeholder-gradient';
import { categoriesMessages as words } from '../categories.messages';
import { type ColorPair, findPaleColor, palette } from '../categories.rules';

const DEFAULT: ColorPair = palette[0] ?? { colorDeep: '#74101f', color: '#b5562f' };

/**
 * The two colours of a category, chosen as a pair from the palette or one by one; colours too pale show an error at
 * once.
 */
export function ColorFields({ entry = DEFAULT }: { entry?: ColorPair }) {
  const [pair, setPair] = useState<ColorPair>({ colorDeep: entry.colorDeep, color: entry.color });
  const pale = findPaleColor(pair);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-normal text-sm">{words['categories.colors']}</legend>
      <div className="grid w-fit grid-cols-6 gap-2 noscript:hidden">
        {palette.map(({ name, colorDeep, color }) => {
          const chosen = colorDeep === pair.colorDeep && color === pair.color;
          return (
            <button
              key={name}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={chosen}
              onClick={() => setPair({ colorDeep, color })}
              style={{ background: buildPlaceholderGradient(colorDeep, color) }}
              className="inline-flex size-10 items-center justify-center rounded-full border-2 border-surface text-white outline-offset-2 aria-pressed:ring-2 aria-pressed:ring-gold-500"
            >
              {chosen && <Check aria-hidden="true" className="size-5" />}
            </button>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-4">
        {(['colorDeep', 'color'] as const).map((name) => (
          <FieldFrame
            key={name}
            name={name}
            label={words[`categories.${name}`]}
            error={pale === name ? words['categories.tooPale'] : undefined}
          >
            {({ value: _, ...wired }) => (
              <input
                type="color"
                name={name}
                value={pair[name]}
                onChange={(event) => setPair({ ...pair, [name]: event.target.value })}
                className="h-11 w-full rounded-sm border border-line-strong bg-surface p-1"
                {...wired}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <p className="text-ink-2 text-sm">{words['categories.colorsHint']}</p>
    </fieldset>
  );
}
