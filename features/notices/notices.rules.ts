import { getFirstValue, type ListState, readList, type SearchParams } from '@/lib/list/list';
import { toThaiDay } from '@/lib/time/format';
import { type SentTab, sentTabs } from './notices.schema';

const sorts = ['sent', 'title'] as const;
export type SentChoice = ListState<(typeof sorts)[number]> & { tab: SentTab };

/** Reads the state of the administrator's list; forged values fall back to the whole list. */
export function readSentChoice(params: SearchParams): SentChoice {
  const tab = getFirstValue(params.status);
  return { ...readList(params, sorts), tab: sentTabs.find((name) => name === tab) ?? 'all' };
}

type Change = Partial<Pick<SentChoice, 'search' | 'tab' | 'page' | 'sort' | 'descending'>>;

/** URL of the list with a change; any change except of the page returns to the first page. */
export function sentHref(path: string, choice: SentChoice, change: Change = {}): string {
  const next = { ...choice, page: 1, ...change };
  return buildHref(path, [
    ['status', next.tab === 'all' ? '' : next.tab],
    ['search', next.search],
    ['sort', next.sort === sorts[0] ? '' : next.sort],
    ['dir', next.descending ? '' : 'asc'],
    ['page', next.page > 1 ? String(next.page) : ''],
  ]);
}

/** URL with the non-empty parameters. */
export function buildHref(path: string, pairs: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== '').map(([name, value]) => [name, value]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Actions of a notice that require confirmation. */
const confirmations = ['send', 'delete', 'recall', 'remind', 'duplicate'] as const;
export type ConfirmationName = (typeof confirmations)[number];

/** Requested confirmation; undefined if none or forged. */
export const readConfirmation = (params: SearchParams): ConfirmationName | undefined =>
  confirmations.find((name) => name === getFirstValue(params.ask));

const FILE_FIELD = /^attachment-([0-9]+)$/;
export const toFileFieldName = (mediaId: number): string => `attachment-${mediaId}`;
export const toDropFieldName = (mediaId: number): string => `drop-${mediaId}`;

/** Attachments from form fields, in order: titles by id, without those ticked for removal, plus one added by number. */
export function readAttachments(fields: Readonly<Record<string, string>>): { mediaId: string; title: string }[] {
  const kept = Object.entries(fields).flatMap(([name, title]) => {
    const [, mediaId] = FILE_FIELD.exec(name) ?? [];
    return mediaId === undefined || fields[`drop-${mediaId}`] ? [] : [{ mediaId, title }];
  });
  const more = fields.addFile?.trim();
  return more && kept.every(({ mediaId }) => mediaId !== more) ? [...kept, { mediaId: more, title: '' }] : kept;
}

const DAY_MS = 86_400_000;

/** Days until a deadline by Thai calendar day, negative once past, and whether it is over. */
export function getRemainingTime(deadline: Date, now: Date): { days: number; over: boolean } {
  const dayOf = (date: Date) => Date.parse(`${toThaiDay(date)}T00:00:00Z`) / DAY_MS;
  return { days: dayOf(deadline) - dayOf(now), over: deadline.getTime() <= now.getTime() };
}

/** True if something was done after its deadline. */
export const isLate = (at: Date | undefined, deadline: Date | undefined): boolean =>
  at !== undefined && deadline !== undefined && at.getTime() > deadline.getTime();
