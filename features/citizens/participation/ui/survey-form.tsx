'use client';

import { AreaField } from '@/components/ui/form/area-field';
import { lazyCheck } from '@/components/ui/form/lazy-check';
import { FormWithProof } from '@/components/ui/proof-of-work/form-with-proof';
import { answer } from '../../survey/survey.actions';
import { satisfactionMessages as words } from '../../survey/survey.messages';
import { COMMENT_LENGTH, scores } from '../../survey/survey.schema';
import { BrowserId } from './browser-id';
import { RadioChoice } from './radio-choice';

const loadCheck = lazyCheck(
  () => import('../../survey/survey.schema').then((module) => module.satisfactionAnswer),
  words,
);

/** Says how satisfied one is, the best first. */
export function SurveyForm() {
  return (
    <FormWithProof loadCheck={loadCheck} send={words['satisfaction.send'].th} action={answer}>
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
    </FormWithProof>
  );
}
