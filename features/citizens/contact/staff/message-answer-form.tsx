'use client';

import { useRef } from 'react';
import { ActionForm } from '@/components/ui/form/action-form';
import { CheckboxField } from '@/components/ui/form/checkbox-field';
import { SelectField } from '@/components/ui/form/select-field';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import type { CannedReply } from '../../canned-replies/canned-replies.schema';
import { answerMessageAction } from '../contact.actions';
import { contactMessages as words } from '../contact.messages';

type Props = { message: { id: number; email: string; replies: number }; canned: readonly CannedReply[] };

/** Answers a message by mail. A canned reply is inserted into the text; without JavaScript it is sent as it is. */
export function MessageAnswerForm({ message: { id, email, replies }, canned }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const insert = (chosen: string) => {
    const found = canned.find((one) => String(one.id) === chosen);
    const field = text.current;
    if (!found || !field) return;
    field.value = field.value.trim() === '' ? found.body : `${field.value.trimEnd()}\n\n${found.body}`;
    field.focus();
  };
  return (
    <ActionForm action={answerMessageAction} fields={{ id, replies }} className="grid gap-4">
      {canned.length > 0 && (
        <SelectField
          name="answerId"
          label={words['contact.canned']}
          hint={words['contact.cannedHint']}
          onChange={(event) => insert(event.target.value)}
          optional
          choices={[
            { value: '', label: words['contact.noCanned'] },
            ...canned.map((one) => ({ value: String(one.id), label: one.title })),
          ]}
        />
      )}
      <TextAreaField
        name="body"
        label={`${words['contact.answerBody']} (${email})`}
        ref={text}
        rows={8}
        required={false}
      />
      <CheckboxField name="close" label={words['contact.close']} checked />
      <SubmitRow>{words['contact.sendAnswer']}</SubmitRow>
    </ActionForm>
  );
}
