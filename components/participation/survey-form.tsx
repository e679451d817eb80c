'use client';

import { SendWithProof } from '@/components/proof/send-with-proof';
import { ActionForm } from '@/components/ui/action-form';
import { AreaField } from '@/components/ui/area-field';
import { answer } from '@/lib/satisfaction/actions';
import { satisfactionMessages as words } from '@/lib/satisfaction/messages';
import { COMMENT_LENGTH, scores } from '@/lib/satisfaction/schema';
import { BrowserId } from './browser-id';
import { RadioChoice } from './radio-choice';

/** Says how satisfied one is, the best first. */
export function SurveyForm() {
  return (
    <ActionForm action={answer} tell="message">
      <RadioChoice
        name="score"
        legend={words['satisfaction.question'].th}
        choices={scores.toReversed().map((score) => ({
          value: String(score),
          label: `${score} ${words[`satisfaction.score.${score}`].th}`,
        }))}
      />
      <AreaField
        name="comment"
        label={words['satisfaction.comment'].th}
        hint={words['satisfaction.commentHint'].th}
        optional
        rows={3}
        maxLength={COMMENT_LENGTH}
      />
      <BrowserId />
      <SendWithProof>{words['satisfaction.send'].th}</SendWithProof>
    </ActionForm>
  );
}
