import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors/errors';
import type { SheetFormat } from '@/lib/files/sheet-format';
import type { SheetColumn, SheetRow } from '@/lib/files/sheets';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import {
  readSheetFormat,
  type SheetFile,
  type SignedInViewer,
  serveSheet,
  toSingleBatch,
} from '@/lib/http/sheet-response';
import { readId, type SearchParams } from '@/lib/list/list';
import { contactMessages } from '../contact/contact.messages';
import { recordPollExport } from '../polls/polls.commands';
import { pollsMessages } from '../polls/polls.messages';
import { findPoll, listOpinions } from '../polls/polls.queries';
import { toPercentage } from '../polls/polls.rules';
import type { Poll } from '../polls/polls.schema';
import { suggestionList } from '../suggestions/queue.rules';
import { recordSuggestionExport } from '../suggestions/suggestions.commands';
import { suggestionsMessages } from '../suggestions/suggestions.messages';
import { listSuggestionsForExport } from '../suggestions/suggestions.queries';
import { recordSurveyExport } from '../survey/survey.commands';
import { surveyMessages } from '../survey/survey.messages';
import { listSurveyAnswersForExport } from '../survey/survey.queries';

/** Maximum rows of a file. */
const MAX_EXPORT_ROWS = 10_000;

type ExportRequest = { viewer: Viewer; format: SheetFormat; params: SearchParams };
type Sheet = { title: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] };

/**
 * A part of the participation screen as a file, for its managers and same-origin requests only.
 *
 * @param request URL parameters: `part` (polls, opinions, suggestions, survey), `format`, `id` of a poll, and the
 *   queue's own
 */
export const answerParticipationExport = (request: Request): Promise<Response> => serveSheet(request, makeFile);

async function makeFile(viewer: SignedInViewer, asked: URLSearchParams): Promise<SheetFile> {
  if (!can(viewer, 'participation.manage')) throw new AppError('forbidden', 'errors.forbidden');
  const format = readSheetFormat(asked.get('format'));
  if (!format) throw new AppError('invalid', 'errors.invalid', { format: 'newsroomExport.badFormat' });
  const part = Object.keys(sheets).find((name) => name === asked.get('part')) ?? 'polls';
  await consume(getLimiter('participation.export'), String(viewer.accountId), 'polls.exportLimited');
  const make = sheets[part];
  if (!make) throw new AppError('missing', 'polls.missing');
  const { rows, ...sheet } = await make({ viewer, format, params: Object.fromEntries([...asked].reverse()) });
  return { ...sheet, format, name: part, batches: toSingleBatch(rows) };
}

const buildColumn = (words: { th: string }, width: number): SheetColumn => ({ title: words.th, width });

async function requirePoll({ viewer, params }: ExportRequest): Promise<Poll> {
  const poll = await findPoll(viewer, readId(params.id));
  if (!poll) throw new AppError('missing', 'polls.missing');
  return poll;
}

const sheets: Readonly<Record<string, (ask: ExportRequest) => Promise<Sheet>>> = {
  polls: async (ask) => {
    const { id, title, options, votes } = await requirePoll(ask);
    const rows = options.map((option) => [option.label, option.votes, toPercentage(option.votes, votes)]);
    await recordPollExport({ id, what: 'counts', format: ask.format, rows: rows.length }, ask.viewer);
    const columns = [
      ...[buildColumn(pollsMessages['polls.option'], 60), buildColumn(pollsMessages['polls.votes'], 12)],
      buildColumn(pollsMessages['polls.share'], 12),
    ];
    return { title, columns, rows };
  },
  opinions: async (ask) => {
    const { id, title } = await requirePoll(ask);
    const { items } = await listOpinions(ask.viewer, id, { take: MAX_EXPORT_ROWS });
    const rows = items.map(({ option, comment, at }) => [at, option, comment]);
    await recordPollExport({ id, what: 'opinions', format: ask.format, rows: rows.length }, ask.viewer);
    const columns = [
      ...[buildColumn(pollsMessages['polls.at'], 20), buildColumn(pollsMessages['polls.option'], 40)],
      buildColumn(pollsMessages['polls.opinion'], 100),
    ];
    return { title, columns, rows };
  },
  suggestions: async ({ viewer, format, params }) => {
    const found = await listSuggestionsForExport(viewer, suggestionList.read(params), MAX_EXPORT_ROWS);
    const rows = found.map((row) => [
      ...[row.trackingCode, row.createdAt, suggestionsMessages[`suggestions.kind.${row.kind}`].th],
      ...[contactMessages[`contact.status.${row.status}`].th, row.name, row.email, row.subject, row.body],
      row.steps.flatMap(({ note }) => (note ? [note] : [])).join('\n'),
      row.assignee?.name ?? '',
    ]);
    await recordSuggestionExport({ format, rows: rows.length }, viewer);
    const words = suggestionsMessages;
    const columns = [
      ...[buildColumn(words['suggestions.code'], 24), buildColumn(words['suggestions.at'], 20)],
      ...[buildColumn(words['suggestions.kind'], 16), buildColumn(words['suggestions.statuses'], 18)],
      ...[buildColumn(words['suggestions.name'], 26), buildColumn(words['suggestions.email'], 30)],
      ...[buildColumn(words['suggestions.subject'], 40), buildColumn(words['suggestions.body'], 80)],
      ...[buildColumn(words['suggestions.note'], 60), buildColumn(words['suggestions.whose'], 26)],
    ];
    return { title: words['suggestions.title'].th, columns, rows };
  },
  survey: async ({ viewer, format }) => {
    const words = surveyMessages;
    const found = await listSurveyAnswersForExport(viewer, MAX_EXPORT_ROWS);
    const rows = found.map(({ at, score, comment }) => [
      ...[at, score, words[`satisfaction.score.${score}`].th],
      comment,
    ]);
    await recordSurveyExport({ format, rows: rows.length }, viewer);
    const columns = [
      ...[buildColumn(words['satisfaction.at'], 20), buildColumn(words['satisfaction.score'], 10)],
      ...[buildColumn(words['satisfaction.scoreWords'], 20), buildColumn(words['satisfaction.comment'], 100)],
    ];
    return { title: words['satisfaction.title'].th, columns, rows };
  },
};
