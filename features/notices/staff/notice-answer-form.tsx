'use client';

import { ActionForm } from '@/components/ui/form/action-form';
import { controlClass, FieldFrame } from '@/components/ui/form/field';
import { SubmitButton } from '@/components/ui/form/submit-button';
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
    <ActionForm action={answerNoticeAction} key={given.answeredAt}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="answeredAt" value={given.answeredAt} />
      <FieldFrame name="answer" label={words['noticeInbox.answerText']} hint={hint}>
        {({ value, ...wired }) => (
          <textarea
            name="answer"
            rows={5}
            maxLength={ANSWER_LENGTH}
            defaultValue={value ?? given.answer}
            className={controlClass}
            {...wired}
          />
        )}
      </FieldFrame>
      <SingleFileField name="mediaId" label={words['noticeInbox.answerFile']} chosen={given.file} />
      <div>
        <SubmitButton>{words[given.answeredAt ? 'noticeInbox.change' : 'noticeInbox.send']}</SubmitButton>
      </div>
    </ActionForm>
  );
}
