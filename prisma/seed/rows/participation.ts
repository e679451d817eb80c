import { createHash } from 'node:crypto';
import { makeCode } from '@/features/citizens/suggestions/suggestions.rules';
import type { Prisma } from '@/lib/db/db';
import { searchText } from '@/lib/text/search-text';
import { thaiDay } from '@/lib/time/format';
import { suggestions } from '../content/participation';
import { polls } from '../content/polls';
import { makeRandom } from '../content/random';
import { satisfaction } from '../content/satisfaction';
import type { PollSeed } from '../content/talk-shapes';

const statuses = { new: 'new', progress: 'working', done: 'done' } as const;
const DEMO_SEED = 2_569;

/** Demo votes are of nobody: their voters are hashes of their own numbers. */
const voter = (thing: string, number: number) =>
  new Uint8Array(createHash('sha256').update(`${thing}/${number}`).digest());

/** Polls and consultations with their options and one ballot for each counted vote. */
export function pollRows(now: Date) {
  const rows: Prisma.PollCreateManyInput[] = [];
  const options: Prisma.PollOptionCreateManyInput[] = [];
  const votes: Prisma.PollVoteCreateManyInput[] = [];
  for (const seed of polls(now)) {
    const id = rows.length + 1;
    rows.push(pollRow(id, seed));
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
        votes.push({ pollId: id, optionId, comment, at: anytime(), voter: voter(`poll ${id}`, number++) });
      }
    }
  }
  return { rows, options, votes };
}

const pollRow = (id: number, { kind, title, detail, from, to, outcome }: PollSeed): Prisma.PollCreateManyInput => ({
  ...{ id, kind, title, detail, opensAt: from, closesAt: to },
  ...(outcome && { outcome: outcome.text, outcomeChanges: outcome.changes, outcomeAt: outcome.at }),
});

export function suggestionRows(now: Date) {
  const rows: Prisma.SuggestionCreateManyInput[] = [];
  const steps: Prisma.SuggestionStepCreateManyInput[] = [];
  const random = makeRandom(`codes/${DEMO_SEED}`);
  for (const seed of suggestions(now)) {
    const id = rows.length + 1;
    const { kind, subject, at, text: body } = seed;
    const trackingCode = makeCode((below) => random.int(0, below - 1));
    const textSearch = searchText([trackingCode, subject, body].join(' '));
    rows.push({ id, kind, trackingCode, subject, body, textSearch, status: statuses[seed.status], createdAt: at });
    steps.push({ suggestionId: id, status: 'new', at });
    if (seed.answer) {
      steps.push({ suggestionId: id, status: statuses[seed.status], note: seed.answer.text, at: seed.answer.at });
    }
  }
  return { rows, steps };
}

export const satisfactionRows = (now: Date): Prisma.SatisfactionAnswerCreateManyInput[] =>
  satisfaction(now, makeRandom(`satisfaction/${DEMO_SEED}`)).map(({ at, score, comment }, index) => ({
    ...{ at, score, comment, voter: voter('satisfaction', index) },
    day: new Date(`${thaiDay(at)}T00:00:00Z`),
  }));
