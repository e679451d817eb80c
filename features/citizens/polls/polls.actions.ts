'use server';

import { formAction, redirectTo } from '@/lib/command/form-action';
import { succeed } from '@/lib/command/form-success';
import { parseInput } from '@/lib/command/parse';
import { consumeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { readFormVoter } from './form-voter';
import { castVote, publishOutcome, savePoll, savePollTimes } from './polls.commands';
import { pollsMessages } from './polls.messages';
import { requireOpenPoll, resultsHref } from './polls.queries';
import { voteInput } from './polls.schema';

const PATH = '/administrator/participation';

/** The fields of `voteInput`, `browser` (the browser's random id) and `proof`. */
export const castVoteAction = formAction(async ({ proof, browser, ...fields }, viewer) => {
  const { pollId } = parseInput(voteInput, fields);
  await requireOpenPoll(fields.pollId);
  await consumeProof(proof);
  const keys = await readFormVoter(`poll ${pollId}`, viewer, browser);
  const { again } = await castVote({ ...fields, ...keys }, viewer);
  const said = again ? 'again' : 'voted';
  return redirectTo(`${resultsHref(pollId)}&said=${said}`, pollsMessages[`polls.${said}`].th);
});

export const savePollAction = formAction(async ({ id, version, ...fields }, viewer) => {
  const { after } = await savePoll({ ...fields, id: id || undefined, version: version || undefined }, viewer);
  if (!id) return redirectTo(`${PATH}/${after.id}`, pollsMessages['polls.saved'].th);
  return succeed(`${PATH}/${after.id}`, pollsMessages['polls.saved'].th);
});

export const savePollTimesAction = formAction(async (fields, viewer) => {
  await savePollTimes(fields, viewer);
  return succeed(`${PATH}/${Number(fields.id)}`, pollsMessages['polls.saved'].th);
});

export const publishOutcomeAction = formAction(async (fields, viewer) => {
  await publishOutcome(fields, viewer);
  return succeed(`${PATH}/${Number(fields.id)}`, pollsMessages['polls.published'].th);
});
