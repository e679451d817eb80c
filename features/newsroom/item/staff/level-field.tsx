'use client';

import { useFieldState } from '@/components/ui/form/form-context';
import type { Rung } from '../../workflow/ladder.rules';
import { newsroomMessages as words } from '../../workflow/workflow.messages';

/** Fields of the panel that show their own errors. */
export const LEVEL_FIELDS = ['level'];

/** Step of the ladder on which an item is published; the lowest is chosen at first. */
export function LevelField({ rungs }: { rungs: readonly Rung[] }) {
  const { value: sent = String(rungs[0]?.level), error } = useFieldState('level');
  return (
    <fieldset>
      <legend className="mb-1 font-normal text-sm">{words['newsroom.step.level']}</legend>
      {rungs.map(({ level, place }) => (
        <label key={level} className="flex min-h-10 items-start gap-3 py-1.5 text-sm">
          <input
            type="radio"
            name="level"
            value={level}
            defaultChecked={String(level) === sent}
            className="mt-1 size-4 shrink-0 accent-red-800"
          />
          <span>
            <span className="block font-normal">{words[`newsroom.rung.${place}`]}</span>
            <span className="block font-normal text-ink-2 text-xs">{words[`newsroom.rungText.${place}`]}</span>
          </span>
        </label>
      ))}
      {error && <p className="font-normal text-bad text-sm">{error}</p>}
    </fieldset>
  );
}
