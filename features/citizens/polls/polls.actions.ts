'use server';

import { type FormState, formAction, goOn } from '@/lib/command/form-action';
import { finish } from '@/lib/command/form-finish';
import { parse } from '@/lib/command/parse';
import { takeProof } from '@/lib/http/proof-of-work/proof-of-work.commands';
import { say } from '@/lib/messages/messages';
import { readFormVoter } from './form-voter';
import { castVote, publishOutcome, savePoll, timePoll } from './polls.commands';
import { requireOpenPoll, resultsHref } from './polls.queries';
import { pollVoting } from './polls.schema';

const PATH = '/administrator/participation';

const voteOne = formAction(async ({ proof, browser, ...fields }, viewer) => {
  const { pollId } = parse(pollVoting, fields);
  await requireOpenPoll(fields.pollId);
  await takeProof(proof);
  const keys = await readFormVoter(`poll ${pollId}`, viewer, browser);
  const { again } = await castVote({ ...fields, ...keys }, viewer);
  const said = again ? 'again' : 'voted';
  return goOn(`${resultsHref(pollId)}&said=${said}`, say(`polls.${said}`));
});

/** Fields `pollId`, `optionId`, `comment` of a consultation, `browser` (the id that it keeps) and `proof`. */
export async function vote(before: FormState, form: FormData): Promise<FormState> {
  return voteOne(before, form);
}

const saveOne = formAction(async ({ id, version, ...fields }, viewer) => {
  const { after } = await savePoll({ ...fields, id: id || undefined, version: version || undefined }, viewer);
  if (!id) return goOn(`${PATH}/${after.id}`, say('polls.saved'));
  return finish(`${PATH}/${after.id}`, say('polls.saved'));
});

/** Fields `id` and `version` (empty for a new one), `kind`, `title`, `detail`, `options`, `opensAt`, `closesAt`, `visible`. */
export async function save(before: FormState, form: FormData): Promise<FormState> {
  return saveOne(before, form);
}

const timeOne = formAction(async (fields, viewer) => {
  await timePoll(fields, viewer);
  return finish(`${PATH}/${Number(fields.id)}`, say('polls.saved'));
});

/** Fields `id`, `version`, `closesAt` and `visible`. */
export async function time(before: FormState, form: FormData): Promise<FormState> {
  return timeOne(before, form);
}

const publishOne = formAction(async (fields, viewer) => {
  await publishOutcome(fields, viewer);
  return finish(`${PATH}/${Number(fields.id)}`, say('polls.published'));
});

/** Fields `id`, `version`, `outcome` and `outcomeChanges`. */
export async function publish(before: FormState, form: FormData): Promise<FormState> {
  return publishOne(before, form);
}
