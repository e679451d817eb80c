'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass, Field, FieldFrame } from '@/components/ui/form/field';
import { useCloseDialog } from '@/components/ui/ordered/edit-dialog';
import { SaveButtons } from '@/components/ui/ordered/save-buttons';
import { saveCannedReplyAction } from '../../canned-replies/canned-replies.actions';
import { cannedRepliesMessages as words } from '../../canned-replies/canned-replies.messages';
import type { CannedReply } from '../../canned-replies/canned-replies.schema';

/** Form to edit or add a canned reply. */
export function CannedReplyForm({ answer, back }: { answer?: CannedReply; back: string }) {
  const close = useCloseDialog();
  return (
    <ActionForm action={saveCannedReplyAction} onDone={close}>
      <input type="hidden" name="id" value={answer?.id ?? ''} />
      <Field name="title" label={words['cannedAnswers.title']} defaultValue={answer?.title} />
      <FieldFrame name="body" label={words['cannedAnswers.body']}>
        {({ value, ...wired }) => (
          <textarea name="body" rows={8} defaultValue={value ?? answer?.body} className={controlClass} {...wired} />
        )}
      </FieldFrame>
      <SaveButtons back={back} />
    </ActionForm>
  );
}
