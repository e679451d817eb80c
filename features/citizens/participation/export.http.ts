import { newsroomExportMessages } from '@/features/newsroom/list/export.messages';
import { AppError } from '@/lib/errors/errors';
import type { SheetFact } from '@/lib/files/sheet-facts';
import { buildColumn, type SheetColumn } from '@/lib/files/sheet-format';
import type { SheetRow } from '@/lib/files/sheets';
import { type Audited, type ExportCall, sheetExport } from '@/lib/http/sheet-export';
import { toSingleBatch } from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { contactMessages } from '../contact/contact.messages';
import { recordPollExport } from '../polls/polls.commands';
import { pollsMessages } from '../polls/polls.messages';
import { findPoll, listOpinions, listPolls } from '../polls/polls.queries';
import { findLeader, getPollState, pollList, toPercentage } from '../polls/polls.rules';
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

const parts = ['polls', 'list', 'opinions', 'suggestions', 'survey'] as const;
type Sheet = Audited & {
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  filters: readonly SheetFact[];
};

/** A part of the participation screen as a file; the URL has `part`, `format`, `id` of a poll, and the queue's own. */
export const answerParticipationExport = sheetExport({
  right: 'participation.manage',
  limit: 'participation.export',
  refusals: {
    format: newsroomExportMessages['newsroomExport.badFormat'],
    limited: pickMessage(pollsMessages, 'polls.exportLimited'),
  },
  find: ({ params }) => parts.find((name) => name === params.part) ?? 'polls',
  read: async (part, call) => {
    const { rows, ...sheet } = await sheets[part](call);
    return { ...sheet, name: part, batches: toSingleBatch(rows), most: MAX_EXPORT_ROWS };
  },
});

async function requirePoll({ viewer, params }: ExportCall): Promise<Poll> {
  const poll = await findPoll(viewer, readId(params.id));
  if (!poll) throw new AppError('missing', pickMessage(pollsMessages, 'polls.missing'));
  return poll;
}

/** The days of a poll, and the number of its answers, of which the shares are parts. */
const describePoll = ({ opensAt, closesAt, votes }: Poll): SheetFact[] => [
  [pollsMessages['polls.opensAt'].th, formatDateTime(opensAt)],
  [pollsMessages['polls.closesAt'].th, formatDateTime(closesAt)],
  [pollsMessages['polls.votes'].th, formatNumber(votes)],
];

const sheets: Readonly<Record<(typeof parts)[number], (call: ExportCall) => Promise<Sheet>>> = {
  polls: async (call) => {
    const poll = await requirePoll(call);
    const { id, title, options, votes } = poll;
    const rows = options.map((option) => [option.label, option.votes, toPercentage(option.votes, votes)]);
    const columns = [
      ...[buildColumn(pollsMessages['polls.option'], 60), buildColumn(pollsMessages['polls.votes'], 12)],
      buildColumn(pollsMessages['polls.share'], 12),
    ];
    const audit = [recordPollExport, { id, what: 'counts', rows: rows.length }] as const;
    return { audit, title, columns, rows, filters: describePoll(poll) };
  },
  list: async ({ viewer, params }) => {
    const words = pollsMessages;
    const [choice, now] = [pollList.read(params), new Date()];
    const { items } = await listPolls(viewer, { ...choice, page: 1, per: MAX_EXPORT_ROWS }, now);
    const rows = items.map((poll) => [
      ...[poll.title, words[`polls.kind.${poll.kind}`].th, words[`polls.state.${getPollState(poll, now)}`].th],
      ...[poll.opensAt, poll.closesAt, poll.votes, findLeader(poll)?.label ?? ''],
      ...[poll.visible ? '' : words['polls.hidden'].th, poll.outcome],
    ]);
    const columns = [
      ...[buildColumn(words['polls.title'], 60), buildColumn(words['polls.kind'], 18)],
      ...[buildColumn(words['polls.states'], 14), buildColumn(words['polls.opensAt'], 22)],
      ...[buildColumn(words['polls.closesAt'], 22), buildColumn(words['polls.votes'], 12)],
      ...[buildColumn(words['polls.most'], 40), buildColumn(words['polls.hidden'], 12)],
      buildColumn(words['polls.outcome'], 60),
    ];
    const audit = [recordPollExport, { what: 'list', rows: rows.length }] as const;
    const state = [words['polls.states'].th, words[`polls.state.${choice.state ?? 'all'}`].th] as const;
    return { audit, title: words['polls.list'].th, columns, rows, filters: [state] };
  },
  opinions: async (call) => {
    const poll = await requirePoll(call);
    const { id, title } = poll;
    const { items } = await listOpinions(call.viewer, id, { take: MAX_EXPORT_ROWS });
    const rows = items.map(({ option, comment, at }) => [at, option, comment]);
    const columns = [
      ...[buildColumn(pollsMessages['polls.at'], 20), buildColumn(pollsMessages['polls.option'], 40)],
      buildColumn(pollsMessages['polls.opinion'], 100),
    ];
    const audit = [recordPollExport, { id, what: 'opinions', rows: rows.length }] as const;
    return { audit, title, columns, rows, filters: describePoll(poll) };
  },
  suggestions: async ({ viewer, params }) => {
    const choice = suggestionList.read(params);
    const found = await listSuggestionsForExport(viewer, choice, MAX_EXPORT_ROWS);
    const rows = found.map((row) => [
      ...[row.trackingCode, row.createdAt, suggestionsMessages[`suggestions.kind.${row.kind}`].th],
      ...[contactMessages[`contact.status.${row.status}`], row.name, row.email, row.subject, row.body],
      row.steps.flatMap(({ note }) => (note ? [note] : [])).join('\n'),
      row.assignee?.name ?? '',
    ]);
    const words = suggestionsMessages;
    const columns = [
      ...[buildColumn(words['suggestions.code'], 24), buildColumn(words['suggestions.at'], 20)],
      ...[buildColumn(words['suggestions.kind'], 16), buildColumn(words['suggestions.statuses'], 18)],
      ...[buildColumn(words['suggestions.name'], 26), buildColumn(words['suggestions.email'], 30)],
      ...[buildColumn(words['suggestions.subject'], 40), buildColumn(words['suggestions.body'], 80)],
      ...[buildColumn(words['suggestions.note'], 60), buildColumn(contactMessages['contact.whose'], 26)],
    ];
    const audit = [recordSuggestionExport, { rows: rows.length }] as const;
    const filters = [
      ...(choice.status
        ? [[contactMessages['contact.statuses'], contactMessages[`contact.status.${choice.status}`]] as const]
        : []),
      ...suggestionList.describe(choice, {}),
    ];
    return { audit, title: pollsMessages['polls.part.suggestions'].th, columns, rows, filters };
  },
  survey: async ({ viewer }) => {
    const words = surveyMessages;
    const found = await listSurveyAnswersForExport(viewer, MAX_EXPORT_ROWS);
    const rows = found.map(({ at, score, comment }) => [
      ...[at, score, words[`satisfaction.score.${score}`].th],
      comment,
    ]);
    const columns = [
      ...[buildColumn(words['satisfaction.at'], 20), buildColumn(words['satisfaction.score'], 10)],
      ...[buildColumn(words['satisfaction.scoreWords'], 20), buildColumn(words['satisfaction.comment'], 100)],
    ];
    const audit = [recordSurveyExport, { rows: rows.length }] as const;
    return { audit, title: words['satisfaction.title'].th, columns, rows, filters: [] };
  },
};
