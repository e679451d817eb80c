'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { parse } from '@/lib/command/parse';
import { takeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { say } from '@/lib/messages/messages';
import { currentTime } from '@/lib/time/current-time';
import { thaiDay } from '@/lib/time/format';
import { readFormVoter } from '../polls/form-voter';
import { answerSurvey } from './survey.commands';
import { satisfactionAnswer } from './survey.schema';

const answerOne = formAction(async ({ proof, browser, ...fields }, viewer) => {
  parse(satisfactionAnswer, fields);
  await takeProof(proof);
  const { voter } = await readFormVoter(`satisfaction of ${thaiDay(currentTime())}`, viewer, browser);
  const { again } = await answerSurvey({ ...fields, voter }, viewer);
  const said = again ? 'again' : 'answered';
  return goOn(`/participation/survey/?said=${said}`, say(`satisfaction.${said}`));
});

/** Fields `score`, `comment`, `browser` (the id that it keeps) and `proof`. */
export async function answer(before: FormState, form: FormData): Promise<FormState> {
  return answerOne(before, form);
}
