import { createHash } from 'node:crypto';
import { generateTrackingCode } from '@/features/citizens/suggestions/suggestions.rules';
import type { Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { toThaiDay } from '@/lib/time/format';
import type { PollSeed } from '../content/forum-and-notice-shapes';
import { buildSuggestions } from '../content/participation';
import { buildPolls } from '../content/polls';
import { makeRandom } from '../content/random';
import { makeSatisfaction } from '../content/satisfaction';

const statuses = { new: 'new', progress: 'working', done: 'done' } as const;
const DEMO_SEED = 2_569;

/** Demo votes belong to nobody: their voters are hashes of sequence numbers. */
const buildVoter = (thing: string, number: number) =>
  new Uint8Array(createHash('sha256').update(`${thing}/${number}`).digest());

/** Polls and consultations with their options and one ballot per counted vote. */
export function buildPollRows(now: Date) {
  const rows: Prisma.PollCreateManyInput[] = [];
  const options: Prisma.PollOptionCreateManyInput[] = [];
  const votes: Prisma.PollVoteCreateManyInput[] = [];
  for (const seed of buildPolls(now)) {
    const id = rows.length + 1;
    rows.push(toPollRow(id, seed));
    const random = makeRandom(`votes/${id}`);
    const until = Math.min(seed.to.getTime(), now.getTime());
    const anytime = () => new Date(random.int(seed.from.getTime(), Math.max(seed.from.getTime(), until - 1)));
    let number = 0;
    for (const [index, option] of seed.options.entries()) {
      const optionId = options.length + 1;
      options.push({ id: optionId, pollId: id, label: option.label, position: index + 1, votes: option.votes });
      const texts = seed.opinions.filter((opinion) => opinion.option === index).map(({ text }) => text);
      for (let ballot = 0; ballot < option.votes; ballot++) {
        const comment = texts[ballot] ?? '';
        votes.push({ pollId: id, optionId, comment, at: anytime(), voter: buildVoter(`poll ${id}`, number++) });
      }
    }
  }
  return { rows, options, votes };
}

const toPollRow = (id: number, { kind, title, detail, from, to, outcome }: PollSeed): Prisma.PollCreateManyInput => ({
  ...{ id, kind, title, detail, opensAt: from, closesAt: to },
  ...(outcome && { outcome: outcome.text, outcomeChanges: outcome.changes, outcomeAt: outcome.at }),
});

export function buildSuggestionRows(now: Date) {
  const rows: Prisma.SuggestionCreateManyInput[] = [];
  const steps: Prisma.SuggestionStepCreateManyInput[] = [];
  const random = makeRandom(`codes/${DEMO_SEED}`);
  for (const seed of buildSuggestions(now)) {
    const id = rows.length + 1;
    const { kind, subject, at, text: body } = seed;
    const trackingCode = generateTrackingCode((below) => random.int(0, below - 1));
    const textSearch = toSearchText([trackingCode, subject, body].join(' '));
    rows.push({ id, kind, trackingCode, subject, body, textSearch, status: statuses[seed.status], createdAt: at });
    steps.push({ suggestionId: id, status: 'new', at });
    if (seed.answer) {
      steps.push({ suggestionId: id, status: statuses[seed.status], note: seed.answer.text, at: seed.answer.at });
    }
  }
  return { rows, steps };
}

export const buildSatisfactionRows = (now: Date): Prisma.SatisfactionAnswerCreateManyInput[] =>
  makeSatisfaction(now, makeRandom(`satisfaction/${DEMO_SEED}`)).map(({ at, score, comment }, index) => ({
    ...{ at, score, comment, voter: buildVoter('satisfaction', index) },
    day: new Date(`${toThaiDay(at)}T00:00:00Z`),
  }));
