import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import type { SheetFormat } from '@/lib/files/sheet-format';
import type { SheetColumn, SheetRow } from '@/lib/files/sheets';
import { limit, spend } from '@/lib/http/rate-limit/database';
import { answerSheet, inOneBatch, readFormat, type SheetFile, type SignedIn } from '@/lib/http/sheet-answer';
import { readId, type SearchParams } from '@/lib/list/list';
import { contactMessages } from '../contact/contact.messages';
import { notePollExport } from '../polls/polls.commands';
import { pollsMessages } from '../polls/polls.messages';
import { findPoll, listOpinions } from '../polls/polls.queries';
import { shareOf } from '../polls/polls.rules';
import type { Poll } from '../polls/polls.schema';
import { noteSuggestionExport } from '../suggestions/suggestions.commands';
import { suggestionsMessages } from '../suggestions/suggestions.messages';
import { listSuggestionsForExport } from '../suggestions/suggestions.queries';
import { readSuggestionChoice } from '../suggestions/suggestions.rules';
import { noteSatisfactionExport } from '../survey/survey.commands';
import { satisfactionMessages } from '../survey/survey.messages';
import { listAnswersForExport } from '../survey/survey.queries';

/** Rows of a file at most. */
const EXPORT_ROWS = 10_000;

type Ask = { viewer: Viewer; format: SheetFormat; params: SearchParams };
type Sheet = { title: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] };

/**
 * A part of the participation screen as a file, for whoever manages it and from our own pages.
 *
 * @param request its address: `part` (polls, opinions, suggestions, survey), `format`, `id` of a poll, and the queue's own
 *   parameters
 */
export const answerParticipationExport = (request: Request): Promise<Response> => answerSheet(request, makeFile);

async function makeFile(viewer: SignedIn, asked: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'participation.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readFormat(asked.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'newsroomExport.badFormat' });
  const part = Object.keys(sheets).find((name) => name === asked.get('part')) ?? 'polls';
  await spend(limit('participation.export'), String(viewer.accountId), 'polls.exportLimited');
  const make = sheets[part];
  if (!make) throw new AppError('missing', 'polls.missing');
  const { rows, ...sheet } = await make({ viewer, format, params: Object.fromEntries([...asked].reverse()) });
  return { ...sheet, format, name: part, batches: inOneBatch(rows) };
}

const column = (words: { th: string }, width: number): SheetColumn => ({ title: words.th, width });

async function requirePoll({ viewer, params }: Ask): Promise<Poll> {
  const poll = await findPoll(viewer, readId(params.id));
  if (!poll) throw new AppError('missing', 'polls.missing');
  return poll;
}

const sheets: Readonly<Record<string, (ask: Ask) => Promise<Sheet>>> = {
  polls: async (ask) => {
    const { id, title, options, votes } = await requirePoll(ask);
    const rows = options.map((option) => [option.label, option.votes, shareOf(option.votes, votes)]);
    await notePollExport({ id, what: 'counts', format: ask.format, rows: rows.length }, ask.viewer);
    const columns = [
      ...[column(pollsMessages['polls.option'], 60), column(pollsMessages['polls.votes'], 12)],
      column(pollsMessages['polls.share'], 12),
    ];
    return { title, columns, rows };
  },
  opinions: async (ask) => {
    const { id, title } = await requirePoll(ask);
    const { items } = await listOpinions(ask.viewer, id, { take: EXPORT_ROWS });
    const rows = items.map(({ option, comment, at }) => [at, option, comment]);
    await notePollExport({ id, what: 'opinions', format: ask.format, rows: rows.length }, ask.viewer);
    const columns = [
      ...[column(pollsMessages['polls.at'], 20), column(pollsMessages['polls.option'], 40)],
      column(pollsMessages['polls.opinion'], 100),
    ];
    return { title, columns, rows };
  },
  suggestions: async ({ viewer, format, params }) => {
    const found = await listSuggestionsForExport(viewer, readSuggestionChoice(params), EXPORT_ROWS);
    const rows = found.map((row) => [
      ...[row.trackingCode, row.createdAt, suggestionsMessages[`suggestions.kind.${row.kind}`].th],
      ...[contactMessages[`contact.status.${row.status}`].th, row.name, row.email, row.subject, row.body],
      row.steps.flatMap(({ note }) => (note ? [note] : [])).join('\n'),
      row.assignee?.name ?? '',
    ]);
    await noteSuggestionExport({ format, rows: rows.length }, viewer);
    const words = suggestionsMessages;
    const columns = [
      ...[column(words['suggestions.code'], 24), column(words['suggestions.at'], 20)],
      ...[column(words['suggestions.kind'], 16), column(words['suggestions.statuses'], 18)],
      ...[column(words['suggestions.name'], 26), column(words['suggestions.email'], 30)],
      ...[column(words['suggestions.subject'], 40), column(words['suggestions.body'], 80)],
      ...[column(words['suggestions.note'], 60), column(words['suggestions.whose'], 26)],
    ];
    return { title: words['suggestions.title'].th, columns, rows };
  },
  survey: async ({ viewer, format }) => {
    const words = satisfactionMessages;
    const found = await listAnswersForExport(viewer, EXPORT_ROWS);
    const rows = found.map(({ at, score, comment }) => [
      ...[at, score, words[`satisfaction.score.${score}`].th],
      comment,
    ]);
    await noteSatisfactionExport({ format, rows: rows.length }, viewer);
    const columns = [
      ...[column(words['satisfaction.at'], 20), column(words['satisfaction.score'], 10)],
      ...[column(words['satisfaction.scoreWords'], 20), column(words['satisfaction.comment'], 100)],
    ];
    return { title: words['satisfaction.title'].th, columns, rows };
  },
};
