'use client';

import { TextAreaField } from '@/components/ui/form/text-area-field';
import { organisationEditorMessages as words } from '../edit/edit.messages';
import type { OwnProfileForm } from '../edit/edit.rows';

/** Programmes of an organisation that teaches: a field for each level, with one name a line. */
export function ProgrammeFields({ programmes }: Pick<OwnProfileForm, 'programmes'>) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-1 font-strong">{words['organisationEditor.programmes']}</legend>
      <p className="text-ink-2 text-sm">{words['organisationEditor.programmesHint']}</p>
      {programmes.map(({ level, names }) => (
        <TextAreaField
          key={level}
          name={`programmes.${level}`}
          label={words[`organisationEditor.programmes.${level}`]}
          defaultValue={names}
          optional
        />
      ))}
    </fieldset>
  );
}
