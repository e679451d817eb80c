'use client';

import { createLazyCheck } from '@/components/ui/form/lazy-check';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { answerSurveyAction } from '../../survey/survey.actions';
import { surveyMessages as words } from '../../survey/survey.messages';
import { COMMENT_LENGTH, scores } from '../../survey/survey.schema';
import { BrowserIdField } from './browser-id-field';
import { RadioChoice } from './radio-choice';

const loadCheck = createLazyCheck(() =>
  import('../../survey/survey.schema').then((module) => module.surveyAnswerInput),
);

/** Form of the survey; the best score comes first. */
export function SurveyForm() {
  return (
    <FormWithProof loadCheck={loadCheck} submitLabel={words['satisfaction.send'].th} action={answerSurveyAction}>
      <RadioChoice
        name="score"
        legend={words['satisfaction.question'].th}
        choices={scores.toReversed().map((score) => ({
          value: String(score),
          label: `${score} ${words[`satisfaction.score.${score}`].th}`,
        }))}
      />
      <TextAreaField
        name="comment"
        label={words['satisfaction.comment'].th}
        hint={words['satisfaction.commentHint'].th}
        optional
        rows={3}
        maxLength={COMMENT_LENGTH}
      />
      <BrowserIdField />
    </FormWithProof>
  );
}
