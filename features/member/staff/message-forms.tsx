'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { Field } from '@/components/ui/form/field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { sendMemberMessageAction } from '@/features/citizens/contact/contact.actions';
import { contactMessages } from '@/features/citizens/contact/contact.messages';
import { OfficeField } from '@/features/citizens/voices/ui/office-field';
import { replyToAnswerAction } from '../messages/messages.actions';
import { myMessagesMessages as words } from '../messages/messages.messages';
import { BODY_LENGTH, SUBJECT_LENGTH } from '../messages/messages.schema';

/** Form of a new message, sent with the account's name and e-mail. */
export function NewMessageForm() {
  return (
    <ActionForm action={sendMemberMessageAction} className="grid gap-4">
      <OfficeField chosen={undefined} />
      <Field name="subject" label={contactMessages['contact.subject'].th} maxLength={SUBJECT_LENGTH} />
      <TextAreaField name="body" label={contactMessages['contact.body'].th} rows={6} maxLength={BODY_LENGTH} />
      <SubmitRow>{contactMessages['contact.send'].th}</SubmitRow>
    </ActionForm>
  );
}

/** Form of a reply in the thread of one's own message. */
export function ReplyForm({ id }: { id: number }) {
  return (
    <ActionForm action={replyToAnswerAction} fields={{ id }} className="grid gap-4">
      <TextAreaField
        name="body"
        label={words['ownMessages.reply']}
        hint={words['ownMessages.replyLead']}
        rows={5}
        maxLength={BODY_LENGTH}
      />
      <SubmitRow>{words['ownMessages.sendReply']}</SubmitRow>
    </ActionForm>
  );
}
