'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { PictureField } from '@/features/media/staff/picture-field';
import { saveExecutiveAction } from '../executives.actions';
import { executivesMessages as words } from '../executives.messages';
import type { ExecutiveEntry } from '../executives.schema';

export function ExecutiveForm({ entry, back }: { entry?: ExecutiveEntry; back: string }) {
  const field = bindFields(words, 'executives', entry);
  const picture = entry?.picture && entry.mediaId !== null ? { id: entry.mediaId, src: entry.picture.src } : undefined;
  return (
    <DialogForm action={saveExecutiveAction} fields={{ id: entry?.id }} back={back}>
      <Field {...field('name')} autoComplete="off" />
      <Field name="title" label={words['executives.position']} defaultValue={entry?.title} autoComplete="off" />
      <Field {...field('part')} autoComplete="off" optional />
      <PictureField
        name="mediaId"
        label={words['executives.picture']}
        hint={words['executives.pictureHint']}
        chosen={picture}
        shape="square"
      />
      <TextAreaField {...field('duties')} rows={4} optional />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('phone')} inputMode="tel" autoComplete="off" optional />
        <Field {...field('email')} inputMode="email" autoComplete="off" optional />
      </div>
      <CheckboxField name="visible" label={words['executives.visible']} checked={entry?.visible ?? true} />
    </DialogForm>
  );
}
