'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { SubmitRow } from '@/components/ui/form/submit-button';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { answerNoticeAction } from '../inbox/inbox.actions';
import { noticeInboxMessages as words } from '../inbox/inbox.messages';
import { ANSWER_LENGTH } from '../inbox/inbox.schema';
import { SingleFileField } from './single-file-field';

type Props = {
  id: number;
  back: string;
  given: { answer: string; answeredAt: string; file?: { id: number; title: string } };
  /** Note shown before sending. */
  hint?: string;
};

/** Answer of the organisation: text, a file, or both. */
export function NoticeAnswerForm({ id, back, given, hint }: Props) {
  return (
    <ActionForm action={answerNoticeAction} fields={{ id, back, answeredAt: given.answeredAt }} key={given.answeredAt}>
      <TextAreaField
        name="answer"
        label={words['noticeInbox.answerText']}
        hint={hint}
        rows={5}
        maxLength={ANSWER_LENGTH}
        defaultValue={given.answer}
        required={false}
      />
      <SingleFileField name="mediaId" label={words['noticeInbox.answerFile']} chosen={given.file} />
      <SubmitRow>{words[given.answeredAt ? 'noticeInbox.change' : 'noticeInbox.send']}</SubmitRow>
    </ActionForm>
  );
}
