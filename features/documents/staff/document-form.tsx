'use client';

import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { saveDocumentAction } from '../documents.actions';
import { documentsMessages as words } from '../documents.messages';
import type { DocumentEntry } from '../documents.queries';
import { documentKinds } from '../documents.schema';
import { FileField } from './file-field';

type DocumentFormValues = Pick<DocumentEntry, 'kind' | 'title' | 'description' | 'fiscalYear' | 'visible'> & {
  id?: number;
  seenAt?: string;
  file?: { id: number; name: string; bytes: number };
};

export function DocumentForm({ given, back }: { given: DocumentFormValues; back: string }) {
  const field = bindFields(words, 'documents', given);
  return (
    <ActionForm
      action={saveDocumentAction}
      fields={{ id: given.id, seenAt: given.seenAt }}
      className="grid max-w-read gap-5"
    >
      <Field name="title" label={words['documents.titleLabel']} defaultValue={given.title} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...field('kind')}
          choices={documentKinds.map((kind) => ({ value: kind, label: words[`documents.kind.${kind}`].th }))}
        />
        <Field
          name="fiscalYear"
          label={words['documents.year']}
          defaultValue={given.fiscalYear}
          inputMode="numeric"
          className="tabular"
        />
      </div>
      <TextAreaField {...field('description')} optional rows={3} />
      <FileField name="mediaId" hint={words['documents.fileHint']} chosen={given.file} />
      <CheckboxField name="visible" label={words['documents.visible']} checked={given.visible} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words['documents.save']}</SubmitButton>
        <LinkButton href={back}>{words['documents.back']}</LinkButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
