'use client';

import type { FormAction } from '@/components/ui/form/send-form';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { forumMessages as words } from '../forum.messages';
import { REASON_LENGTH } from '../forum.schema';

type Props = {
  action: FormAction;
  id: number;
  text: string;
  go: string;
  back: string;
};

/** Form for the reason of a report or of hiding. */
export function ReasonForm({ action, id, text, go, back }: Props) {
  return (
    <DialogForm action={action} fields={{ id, back }} back={back} submit={go}>
      <p className="text-sm">{text}</p>
      <TextAreaField name="reason" label={words['forum.reason']} rows={3} maxLength={REASON_LENGTH} />
    </DialogForm>
  );
}
