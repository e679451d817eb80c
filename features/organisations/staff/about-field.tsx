'use client';

import { useId } from 'react';
import { useFieldState } from '@/components/ui/form/form-context';
import { RichTextEditor } from '@/components/ui/rich-text-editor/rich-text-editor';
import { organisationEditorMessages as words } from '../edit/edit.messages';

/** Maximum size of the text. */
const TEXT_BYTES = 20_000;

/** Description of an organisation. */
export function AboutField({ about }: { about: string }) {
  const id = useId();
  const { error, value } = useFieldState('about');
  return (
    <div className="min-w-0 [&>div>textarea]:min-h-48">
      <RichTextEditor
        name="about"
        label={words['organisationEditor.about']}
        value={value ?? about}
        maxBytes={TEXT_BYTES}
        invalid={error !== undefined}
        describedBy={error ? id : undefined}
      />
      {error && (
        <p id={id} className="mt-1.5 font-normal text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
