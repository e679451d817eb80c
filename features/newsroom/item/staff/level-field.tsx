'use client';

import { useFieldState } from '@/components/ui/form/form-context';
import { SelectField } from '@/components/ui/form/select-field';
import { newsroomMessages } from '../../workflow/workflow.messages';
import { formatLevel } from './format-level';

const emptyChoice = { value: '', label: newsroomMessages['newsroom.step.chooseLevel'] };

/** Fields of the panel that show their own errors. */
export const LEVEL_FIELDS = ['level', 'lowers'];

type Props = {
  levels: readonly number[];
  /** True if the item is public already: no level is preselected, and a lower one needs a confirmation. */
  changes: boolean;
};

/** Level that a step gives an item. After a response that asks about a lower level, the next press confirms it. */
export function LevelField({ levels, changes }: Props) {
  const { error: question } = useFieldState('lowers');
  const choices = levels.map((level) => ({ value: String(level), label: formatLevel(level) }));
  return (
    <>
      <SelectField
        name="level"
        label={newsroomMessages['newsroom.step.level']}
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
