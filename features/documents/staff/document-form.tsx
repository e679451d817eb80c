'use client';

import { LinkButton } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass, Field, FieldFrame } from '@/components/ui/form/field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitButton } from '@/components/ui/form/submit-button';
import { WarnUnsaved } from '@/components/ui/form/warn-unsaved';
import { CheckboxField } from '@/components/ui/ordered/checkbox-field';
import { saveDocumentAction } from '../documents.actions';
import { documentsMessages as words } from '../documents.messages';
import { type DocumentKind, documentKinds } from '../documents.schema';
import { FileField } from './file-field';

type DocumentFormValues = {
  id?: number;
  seenAt?: string;
  kind: DocumentKind;
  title: string;
  description: string;
  fiscalYear: number;
  visible: boolean;
  file?: { id: number; name: string; bytes: number };
};

export function DocumentForm({ given, back }: { given: DocumentFormValues; back: string }) {
  return (
    <ActionForm action={saveDocumentAction} className="grid max-w-read gap-5">
      <input type="hidden" name="id" value={given.id ?? ''} />
      <input type="hidden" name="seenAt" value={given.seenAt ?? ''} />
      <Field name="title" label={words['documents.titleLabel']} defaultValue={given.title} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={words['documents.kind'].th}
          defaultValue={given.kind}
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
      <FieldFrame name="description" label={words['documents.description']} optional>
        {({ value, ...wired }) => (
          <textarea
            name="description"
            rows={3}
            defaultValue={value ?? given.description}
            className={controlClass}
            {...wired}
          />
        )}
      </FieldFrame>
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
