'use server';

import { currentTime } from '../current-time';
import { type FormState, formAction, goOn } from '../form-action';
import { readFormVoter } from '../form-voter';
import { thaiDay } from '../format';
import { say } from '../messages';
import { parse } from '../parse';
import { takeProof } from '../proof/commands';
import { answerSurvey } from './commands';
import { satisfactionAnswer } from './schema';

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
