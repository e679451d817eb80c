'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { getCurrentTime } from '@/lib/time/current-time';
import { toThaiDay } from '@/lib/time/format';
import { readFormVoter } from '../polls/form-voter';
import { answerSurvey } from './survey.commands';
import { surveyMessages } from './survey.messages';
import { surveyAnswerInput } from './survey.schema';

/** The fields of `surveyAnswerInput`, `browser` (the browser's random id) and `proof`. */
export const answerSurveyAction = formAction(async ({ proof, browser, ...fields }, viewer) => {
  parseInput(surveyAnswerInput, fields);
  await consumeProof(proof);
  const { voter } = await readFormVoter(`satisfaction of ${toThaiDay(getCurrentTime())}`, viewer, browser);
  const { again } = await answerSurvey({ ...fields, voter }, viewer);
  const said = again ? 'again' : 'answered';
  return redirectTo(`/participation/survey/?said=${said}`, surveyMessages[`satisfaction.${said}`].th);
});
