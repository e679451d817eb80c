'use client';

import { useFieldState } from '@/components/ui/form/form-context';
import { SelectField } from '@/components/ui/form/select-field';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { formatLevel } from './format-level';

const emptyChoice = { value: '', label: newsroomMessages['newsroom.step.chooseLevel'].th };

/** The fields of the panel that say themselves what is wrong with them. */
export const LEVEL_FIELDS = ['level', 'lowers'];

type Props = {
  levels: readonly number[];
  /** The item is public already: nothing is chosen beforehand, and a lower level is asked about. */
  changes: boolean;
};

/** The level that a step gives an item. After an answer that asks about a lower one, the next press confirms it. */
export function LevelField({ levels, changes }: Props) {
  const { error: question } = useFieldState('lowers');
  const choices = levels.map((level) => ({ value: String(level), label: formatLevel(level) }));
  return (
    <>
      <SelectField
        name="level"
        label={newsroomMessages['newsroom.step.level'].th}
        choices={changes ? [emptyChoice, ...choices] : choices}
      />
      {changes && question && (
        <p className="font-normal text-sm text-warn">
          {question}
          <input type="hidden" name="lowers" value="yes" />
        </p>
      )}
    </>
  );
}
