'use client';

import { ProofOfWork } from '@/components/proof/proof-of-work';
import { ActionForm } from '@/components/ui/action-form';
import { AreaField } from '@/components/ui/area-field';
import { SubmitButton } from '@/components/ui/submit-button';
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
      <ProofOfWork />
      <div>
        <SubmitButton>{words['satisfaction.send'].th}</SubmitButton>
      </div>
    </ActionForm>
  );
}
