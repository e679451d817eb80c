import { AppError } from '@/lib/errors/errors';
import { buildColumn, type SheetColumn } from '@/lib/files/sheet-format';
import type { SheetRow } from '@/lib/files/sheets';
import { type Audited, type ExportCall, sheetExport } from '@/lib/http/sheet-export';
import { toSingleBatch } from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
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

const parts = ['polls', 'opinions', 'suggestions', 'survey'] as const;
type Sheet = Audited & { title: string; columns: readonly SheetColumn[]; rows: readonly SheetRow[] };

/** A part of the participation screen as a file; the URL has `part`, `format`, `id` of a poll, and the queue's own. */
export const answerParticipationExport = sheetExport({
  right: 'participation.manage',
  limit: 'participation.export',
  refusals: { format: 'newsroomExport.badFormat', limited: 'polls.exportLimited' },
  find: ({ params }) => parts.find((name) => name === params.part) ?? 'polls',
  read: async (part, call) => {
    const { rows, ...sheet } = await sheets[part](call);
    return { ...sheet, name: part, batches: toSingleBatch(rows) };
  },
});

async function requirePoll({ viewer, params }: ExportCall): Promise<Poll> {
  const poll = await findPoll(viewer, readId(params.id));
  if (!poll) throw new AppError('missing', 'polls.missing');
  return poll;
}

const sheets: Readonly<Record<(typeof parts)[number], (call: ExportCall) => Promise<Sheet>>> = {
  polls: async (call) => {
    const { id, title, options, votes } = await requirePoll(call);
    const rows = options.map((option) => [option.label, option.votes, toPercentage(option.votes, votes)]);
    const columns = [
      ...[buildColumn(pollsMessages['polls.option'].th, 60), buildColumn(pollsMessages['polls.votes'].th, 12)],
      buildColumn(pollsMessages['polls.share'].th, 12),
    ];
    return { audit: [recordPollExport, { id, what: 'counts', rows: rows.length }], title, columns, rows };
  },
  opinions: async (call) => {
    const { id, title } = await requirePoll(call);
    const { items } = await listOpinions(call.viewer, id, { take: MAX_EXPORT_ROWS });
    const rows = items.map(({ option, comment, at }) => [at, option, comment]);
    const columns = [
      ...[buildColumn(pollsMessages['polls.at'].th, 20), buildColumn(pollsMessages['polls.option'].th, 40)],
      buildColumn(pollsMessages['polls.opinion'].th, 100),
    ];
    return { audit: [recordPollExport, { id, what: 'opinions', rows: rows.length }], title, columns, rows };
  },
  suggestions: async ({ viewer, params }) => {
    const found = await listSuggestionsForExport(viewer, suggestionList.read(params), MAX_EXPORT_ROWS);
    const rows = found.map((row) => [
      ...[row.trackingCode, row.createdAt, suggestionsMessages[`suggestions.kind.${row.kind}`].th],
      ...[contactMessages[`contact.status.${row.status}`], row.name, row.email, row.subject, row.body],
      row.steps.flatMap(({ note }) => (note ? [note] : [])).join('\n'),
      row.assignee?.name ?? '',
    ]);
    const words = suggestionsMessages;
    const columns = [
      ...[buildColumn(words['suggestions.code'].th, 24), buildColumn(words['suggestions.at'].th, 20)],
      ...[buildColumn(words['suggestions.kind'].th, 16), buildColumn(words['suggestions.statuses'].th, 18)],
      ...[buildColumn(words['suggestions.name'].th, 26), buildColumn(words['suggestions.email'].th, 30)],
      ...[buildColumn(words['suggestions.subject'].th, 40), buildColumn(words['suggestions.body'].th, 80)],
      ...[buildColumn(words['suggestions.note'].th, 60), buildColumn(words['suggestions.whose'].th, 26)],
    ];
    const audit = [recordSuggestionExport, { rows: rows.length }] as const;
    return { audit, title: words['suggestions.title'].th, columns, rows };
  },
  survey: async ({ viewer }) => {
    const words = surveyMessages;
    const found = await listSurveyAnswersForExport(viewer, MAX_EXPORT_ROWS);
    const rows = found.map(({ at, score, comment }) => [
      ...[at, score, words[`satisfaction.score.${score}`].th],
      comment,
    ]);
    const columns = [
      ...[buildColumn(words['satisfaction.at'].th, 20), buildColumn(words['satisfaction.score'].th, 10)],
      ...[buildColumn(words['satisfaction.scoreWords'].th, 20), buildColumn(words['satisfaction.comment'].th, 100)],
    ];
    const audit = [recordSurveyExport, { rows: rows.length }] as const;
    return { audit, title: words['satisfaction.title'].th, columns, rows };
  },
};
