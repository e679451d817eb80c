import { createHash } from 'node:crypto';
import type { Prisma } from '@/lib/db';
import { consultations, polls, suggestions } from '../content/participation';

const statuses = { new: 'new', progress: 'working', done: 'done' } as const;

/** Demo votes are of nobody: their voters are hashes of their own numbers. */
const voter = (pollId: number, number: number) =>
  new Uint8Array(createHash('sha256').update(`${pollId}/${number}`).digest());

/** Polls and consultations with their options and one ballot for each counted vote. */
export function pollRows(now: Date) {
  const rows: Prisma.PollCreateManyInput[] = [];
  const options: Prisma.PollOptionCreateManyInput[] = [];
  const votes: Prisma.PollVoteCreateManyInput[] = [];
  for (const seed of polls(now)) {
    const pollId = rows.length + 1;
    rows.push({ id: pollId, title: seed.question, detail: seed.description, opensAt: seed.from, closesAt: seed.to });
    let number = 0;
    for (const [index, option] of seed.options.entries()) {
      const optionId = options.length + 1;
      options.push({ id: optionId, pollId, label: option.label, position: index + 1, votes: option.votes });
      for (let ballot = 0; ballot < option.votes; ballot++)
        votes.push({ pollId, optionId, voter: voter(pollId, number++) });
    }
  }
  for (const seed of consultations(now)) {
    const id = rows.length + 1;
    rows.push({
      id,
      kind: 'consultation',
      title: seed.title,
      detail: seed.detailHtml,
      opensAt: seed.from,
      closesAt: seed.to,
    });
  }
  return { rows, options, votes };
}

export function suggestionRows(now: Date) {
  const rows: Prisma.SuggestionCreateManyInput[] = [];
  const steps: Prisma.SuggestionStepCreateManyInput[] = [];
  for (const seed of suggestions(now)) {
    const id = rows.length + 1;
    const { trackingCode, subject, at } = seed;
    const kind = seed.kind === 'complaint' ? 'complaint' : 'suggestion';
    rows.push({ id, kind, trackingCode, subject, body: seed.text, status: statuses[seed.status], createdAt: at });
    steps.push({ suggestionId: id, status: 'new', at });
    if (seed.answer) {
      steps.push({ suggestionId: id, status: statuses[seed.status], note: seed.answer.text, at: seed.answer.at });
    }
  }
  return { rows, steps };
}
