'use client';

import { bindFields } from '@/components/ui/form/bind-fields';
import { Field } from '@/components/ui/form/field';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { saveCannedReplyAction } from '../../canned-replies/canned-replies.actions';
import { cannedRepliesMessages as words } from '../../canned-replies/canned-replies.messages';
import type { CannedReply } from '../../canned-replies/canned-replies.schema';

/** Form to edit or add a canned reply. */
export function CannedReplyForm({ answer, back }: { answer?: CannedReply; back: string }) {
  const field = bindFields(words, 'cannedAnswers', answer);
  return (
    <DialogForm action={saveCannedReplyAction} fields={{ id: answer?.id }} back={back}>
      <Field {...field('title')} />
      <TextAreaField {...field('body')} rows={8} required={false} />
    </DialogForm>
  );
}
