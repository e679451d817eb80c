import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { buildHref } from '../notices.rules';
import { type InboxTab, inboxTabs } from './inbox.schema';

const sorts = ['sent'] as const;
export type InboxChoice = ListState<(typeof sorts)[number]> & { tab: InboxTab };

/** Reads the list state; forged values fall back to the whole list. */
export function readInboxChoice(params: SearchParams): InboxChoice {
  const tab = getFirstValue(params.show);
  return { ...readList(params, sorts), tab: inboxTabs.find((name) => name === tab) ?? 'all' };
}

type Change = Partial<Pick<InboxChoice, 'search' | 'tab' | 'page'>>;

/** URL of the list with a change; any change except of the page returns to the first page. */
export function inboxHref(path: string, choice: InboxChoice, change: Change = {}): string {
  const next = { ...choice, page: 1, ...change };
  return buildHref(path, [
    ['show', next.tab === 'all' ? '' : next.tab],
    ['search', next.search],
    ['page', next.page > 1 ? String(next.page) : ''],
  ]);
}

type NoticeDuties = { mustRead: boolean; answerWanted: boolean; confirmedAt?: Date | null; answeredAt?: Date | null };

/** Open duties of an organisation for a notice. */
export function listOpenDuties({
  mustRead,
  answerWanted,
  confirmedAt,
  answeredAt,
}: NoticeDuties): ('confirm' | 'answer')[] {
  return [
    ...(mustRead && !confirmedAt ? (['confirm'] as const) : []),
    ...(answerWanted && !answeredAt ? (['answer'] as const) : []),
  ];
}

/** True if an answer may be given or changed now: the first one always, changes until the deadline. */
export function canAnswer(
  {
    answerWanted,
    answeredAt,
    deadlineAt,
  }: { answerWanted: boolean; answeredAt?: Date | null; deadlineAt?: Date | null },
  now: Date,
): boolean {
  return answerWanted && (!answeredAt || !deadlineAt || deadlineAt > now);
}
