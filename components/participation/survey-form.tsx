'use client';

import { lazyCheck } from '@/components/login/lazy-check';
import { FormWithProof } from '@/components/proof/form-with-proof';
import { AreaField } from '@/components/ui/area-field';
import { answer } from '@/lib/satisfaction/actions';
import { satisfactionMessages as words } from '@/lib/satisfaction/messages';
import { COMMENT_LENGTH, scores } from '@/lib/satisfaction/schema';
import { BrowserId } from './browser-id';
import { RadioChoice } from './radio-choice';

const loadCheck = lazyCheck(
  () => import('@/lib/satisfaction/schema').then((module) => module.satisfactionAnswer),
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
