import { isPlausibleTime } from '@/lib/time/date-windows';
import { readThaiDateTime } from '@/lib/time/thai-time';
import { checkNews, type Finding } from '../item/content.rules';
import type { NewsContent } from '../item/content.schema';
import type { NewsEvent } from '../workflow/workflow.schema';
import { type MainAction, type NewsPart, newsPartNames, newsParts, type Side } from './editor.schema';

/** One part in which two writings differ, and which of them changed it since what both began with. */
export type Difference = { part: NewsPart; changedBy: Side | 'both'; pick: Side };
export type MergeChoices = Partial<Record<NewsPart, Side>>;

/** Whether two writings say the same in one part. */
export function isSamePart(part: NewsPart, one: NewsContent, other: NewsContent): boolean {
  return newsParts[part].every((field) => toComparable(field, one) === toComparable(field, other));
}

/** A moment is the same moment however it is written. */
function toComparable(field: keyof NewsContent, content: NewsContent): string {
  const value = content[field];
  const time =
    (field === 'publishAt' || field === 'unpublishAt') && typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? JSON.stringify(value) : String(time);
}

export function isSameContent(one: NewsContent, other: NewsContent): boolean {
  return newsPartNames.every((part) => isSamePart(part, one, other));
}

/**
 * Where two writings of an item differ. What only one of them changed is that one's; what both changed is mine until
 * somebody chooses.
 *
 * @param base what both began with; without it every difference counts as made by both
 */
export function compareNews(mine: NewsContent, theirs: NewsContent, base?: NewsContent): Difference[] {
  return newsPartNames
    .filter((part) => !isSamePart(part, mine, theirs))
    .map((part) => {
      const changedBy = base === undefined ? 'both' : findChanger(part, mine, theirs, base);
      return { part, changedBy, pick: changedBy === 'theirs' ? 'theirs' : 'mine' };
    });
}

function findChanger(
  part: NewsPart,
  mine: NewsContent,
  theirs: NewsContent,
  base: NewsContent,
): Difference['changedBy'] {
  if (isSamePart(part, mine, base)) return 'theirs';
  return isSamePart(part, theirs, base) ? 'mine' : 'both';
}

/** One writing out of two, part by part; a part without a choice is mine. */
export function mergeNews(mine: NewsContent, theirs: NewsContent, choices: MergeChoices): NewsContent {
  const taken = newsPartNames
    .filter((part) => choices[part] === 'theirs')
    .flatMap((part) => pickPartFields(part, theirs));
  return Object.assign({ ...mine }, ...taken);
}

function pickPartFields(part: NewsPart, content: NewsContent): Partial<NewsContent>[] {
  return newsParts[part].map((field) => ({ [field]: content[field] }));
}

/**
 * What can be kept of a writing that is not finished: a time that is half typed, or of another age, is none yet, and neither is an end before
 * its beginning.
 */
export function toAutosaveContent(content: NewsContent): NewsContent {
  const publishAt = toValidTime(content.publishAt);
  const end = toValidTime(content.unpublishAt);
  const isAfter = end === null || publishAt === null || Date.parse(end) > Date.parse(publishAt);
  return { ...content, publishAt, unpublishAt: isAfter ? end : null };
}

/** Everything worth a look in a writing that is not finished: what `checkNews` finds, and the times that `keepable` leaves out. */
export function checkDraft(content: NewsContent, now: Date): Finding[] {
  const { publishAt, unpublishAt } = content;
  const times = [...findTimeErrors('publishAt', publishAt), ...findTimeErrors('unpublishAt', unpublishAt)];
  const kept = toAutosaveContent(content);
  const isBefore = times.length === 0 && unpublishAt !== null && kept.unpublishAt === null;
  const reversed: Finding = { key: 'newsroom.endBeforeStart', must: true, field: 'unpublishAt' };
  return [...times, ...(isBefore ? [reversed] : []), ...checkNews(kept, now)];
}

function findTimeErrors(field: 'publishAt' | 'unpublishAt', value: string | null): Finding[] {
  if (value === null || toValidTime(value) !== null) return [];
  return [{ key: readThaiDateTime(value) ? 'newsroom.farTime' : 'newsroom.badTime', must: true, field }];
}

function toValidTime(value: string | null): string | null {
  const moment = value === null ? undefined : readThaiDateTime(value);
  return moment && isPlausibleTime('publication', moment) ? value : null;
}

/** The one filled button of the editor: the furthest step that the viewer may take. */
export function getMainAction(
  events: readonly NewsEvent[],
  editing: 'direct' | 'revision',
  status: string,
): MainAction {
  if (editing === 'revision') return 'sendRevision';
  if (status === 'allow') return 'saveShown';
  if (events.includes('publish')) return 'publish';
  return events.includes('submit') ? 'submit' : 'save';
}

/** The field of the page that shows what is wrong with a field of the wire, `content.videoLinks.0` or `topic`. */
export function toFieldName(wire: string): string {
  const [first = '', second = ''] = wire.split('.');
  return first === 'content' ? second : first;
}
