import { getFirstValue, readId, readPage, type SearchParams } from '@/lib/list/list';
import { formatNumber } from '@/lib/time/format';
import { dropMessages } from './drop.messages';
import { moveScreenMessages as words } from './move-screen.messages';
import type { Dropped, PictureWish } from './moving.schema';
import { type ItemTab, itemTabs } from './runs/run-page.schema';

/** Parts of a source's page; the first is the default. */
export const sourceParts = ['runs', 'offices', 'categories', 'nights', 'settings'] as const;
export type SourcePart = (typeof sourceParts)[number];

/** The view of the screen by its address: all sources, a new one, one, a run, or a conflict of a run. */
export function readMoveChoice(params: SearchParams) {
  return {
    isNew: getFirstValue(params.connect) === 'new',
    source: readId(params.source),
    part: sourceParts.find((part) => part === getFirstValue(params.part)) ?? sourceParts[0],
    run: readId(params.run),
    tab: itemTabs.find((tab) => tab === getFirstValue(params.tab)),
    item: getFirstValue(params.item),
    page: readPage(getFirstValue(params.page)),
  };
}
export type MoveChoice = ReturnType<typeof readMoveChoice>;

export const toNewSourceHref = (path: string): string => `${path}?connect=new`;

/** Address of a part of a source. */
export function toSourceHref(path: string, source: number, part: SourcePart = sourceParts[0], page = 1): string {
  const query = new URLSearchParams({ source: String(source) });
  if (part !== sourceParts[0]) query.set('part', part);
  if (page > 1) query.set('page', String(page));
  return `${path}?${query}`;
}

/** Address of a run, of a list of its items, or of one of its conflicts. */
export function toRunHref(path: string, run: number, tab?: ItemTab, page = 1, item?: string): string {
  const query = new URLSearchParams({ run: String(run) });
  if (tab) query.set('tab', tab);
  if (page > 1) query.set('page', String(page));
  if (item !== undefined) query.set('item', item);
  return `${path}?${query}`;
}

/** Pictures as the form sends them: `all`, `none`, or a number of years; anything else is refused by the schema. */
export const readPictureWish = (typed = 'all'): PictureWish | string =>
  /^[1-9]\d?$/.test(typed) ? Number(typed) : typed;

/** Days back as forms send them; `all` for everything. */
export const readSinceDays = (typed = 'all'): number | null | string =>
  typed === 'all' ? null : /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : typed;

/** Name of a list of a run's items; a dry run has written none. */
export const formatTab = (tab: ItemTab, isDry: boolean): string =>
  isDry && tab === 'written' ? words['moveScreen.tab.wouldWrite'] : words[`moveScreen.tab.${tab}`];

/** Name of a kind of losses. */
export const formatDropKind = (kind: string): string => dropMessages[kind] ?? kind;

/** Losses of an item in one line. */
export const formatDrops = (drops: readonly Dropped[]): string =>
  drops
    .map(({ kind, detail, count }) =>
      [formatDropKind(kind), detail, count > 1 ? `×${formatNumber(count)}` : ''].filter(Boolean).join(' '),
    )
    .join(' · ');
