'use client';

import { CheckField } from '@/components/ordered/check-field';
import { ActionForm } from '@/components/ui/action-form';
import { LinkButton } from '@/components/ui/button';
import { controlClass, Field, FieldFrame } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { WarnUnsaved } from '@/components/ui/warn-unsaved';
import { save } from '@/lib/documents/actions';
import { documentsMessages as words } from '@/lib/documents/messages';
import { type DocumentKind, documentKinds } from '@/lib/documents/schema';
import { FileField } from './file-field';

type Given = {
  id?: number;
  seenAt?: string;
  kind: DocumentKind;
  title: string;
  description: string;
  fiscalYear: number;
  visible: boolean;
  file?: { id: number; name: string; bytes: number };
};

/** Writes a document, or a new one. */
export function DocumentForm({ given, back }: { given: Given; back: string }) {
  return (
    <ActionForm action={save} className="grid max-w-read gap-5">
      <input type="hidden" name="id" value={given.id ?? ''} />
      <input type="hidden" name="seenAt" value={given.seenAt ?? ''} />
      <Field name="title" label={words['documents.titleLabel'].th} defaultValue={given.title} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={words['documents.kind'].th}
          defaultValue={given.kind}
          choices={documentKinds.map((kind) => ({ value: kind, label: words[`documents.kind.${kind}`].th }))}
        />
        <Field
          name="fiscalYear"
          label={words['documents.year'].th}
          defaultValue={given.fiscalYear}
          inputMode="numeric"
          className="tabular"
        />
      </div>
      <FieldFrame name="description" label={words['documents.description'].th} optional>
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
      <FileField name="mediaId" hint={words['documents.fileHint'].th} chosen={given.file} />
      <CheckField name="visible" label={words['documents.visible'].th} checked={given.visible} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words['documents.save'].th}</SubmitButton>
        <LinkButton href={back}>{words['documents.back'].th}</LinkButton>
      </div>
      <WarnUnsaved />
    </ActionForm>
  );
}
