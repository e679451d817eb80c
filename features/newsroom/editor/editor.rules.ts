import { isPlausibleTime } from '@/lib/time/date-windows';
import { readThaiDateTime } from '@/lib/time/thai-time';
import { checkItem, emptyGuide } from '../house-style/house-style.rules';
import type { WritingGuide } from '../house-style/house-style.schema';
import type { Finding } from '../item/content.rules';
import type { NewsContent } from '../item/content.schema';
import { isSamePart, type NewsPart, newsPartNames, takeParts } from '../item/parts.rules';
import type { NewsEvent } from '../workflow/workflow.schema';
import type { MainAction, Side } from './editor.schema';

/** A part in which two versions differ, and the side that changed it since their common base. */
export type Difference = { part: NewsPart; changedBy: Side | 'both'; pick: PartPick };
/** Version of a part that is taken: that of one side, or, of a text, what both have written. */
export type PartPick = Side | 'merged';
export type MergeChoices = Partial<Record<NewsPart, PartPick>>;
/** Parts that are merged by their words. */
export const mergedParts = ['topic', 'detail', 'topicEn', 'summaryEn'] as const satisfies NewsPart[];
export type MergedPart = (typeof mergedParts)[number];
export const isMergedPart = (part: NewsPart): part is MergedPart => mergedParts.some((one) => one === part);

/**
 * Parts in which two versions of an item differ. A part changed on one side only is taken from that side; of a part
 * changed on both, a text is merged, and all else is mine until the user chooses.
 *
 * @param base the common base; without it every difference counts as changed by both
 */
export function compareNews(mine: NewsContent, theirs: NewsContent, base?: NewsContent): Difference[] {
  return newsPartNames
    .filter((part) => !isSamePart(part, mine, theirs))
    .map((part) => {
      const changedBy = base === undefined ? 'both' : findChanger(part, mine, theirs, base);
      const isMerged = changedBy === 'both' && base !== undefined && isMergedPart(part);
      return { part, changedBy, pick: isMerged ? 'merged' : changedBy === 'theirs' ? 'theirs' : 'mine' };
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

/**
 * Merges two versions part by part; a part without a choice is mine.
 *
 * @param texts the merged texts, for parts whose choice is 'merged'
 */
export function mergeNews(
  mine: NewsContent,
  theirs: NewsContent,
  choices: MergeChoices,
  texts: Partial<Record<MergedPart, string>> = {},
): NewsContent {
  const chosen = newsPartNames.filter((part) => choices[part] === 'theirs');
  const merged = mergedParts.filter((part) => choices[part] === 'merged');
  const fields = merged.flatMap((part) => (texts[part] === undefined ? [] : [[part, texts[part]] as const]));
  return { ...takeParts(chosen, theirs, mine), ...Object.fromEntries(fields) };
}

/**
 * Content that an autosave can store: a half-typed or implausible time becomes null, and so does an end that isn't
 * after its start.
 */
export function toAutosaveContent(content: NewsContent): NewsContent {
  const publishAt = toValidTime(content.publishAt);
  const end = toValidTime(content.unpublishAt);
  const isAfter = end === null || publishAt === null || Date.parse(end) > Date.parse(publishAt);
  return { ...content, publishAt, unpublishAt: isAfter ? end : null };
}

/** Findings for an unfinished item: those of `checkItem`, and the times that `toAutosaveContent` drops. */
export function checkDraft(content: NewsContent, guide: WritingGuide | undefined, now: Date): Finding[] {
  const { publishAt, unpublishAt } = content;
  const times = [...findTimeErrors('publishAt', publishAt), ...findTimeErrors('unpublishAt', unpublishAt)];
  const kept = toAutosaveContent(content);
  const isBefore = times.length === 0 && unpublishAt !== null && kept.unpublishAt === null;
  const reversed: Finding = { key: 'newsroom.endBeforeStart', must: true, field: 'unpublishAt' };
  return [...times, ...(isBefore ? [reversed] : []), ...checkItem(kept, guide ?? emptyGuide, now)];
}

function findTimeErrors(field: 'publishAt' | 'unpublishAt', value: string | null): Finding[] {
  if (value === null || toValidTime(value) !== null) return [];
  return [{ key: readThaiDateTime(value) ? 'newsroom.farTime' : 'newsroom.badTime', must: true, field }];
}

function toValidTime(value: string | null): string | null {
  const moment = value === null ? undefined : readThaiDateTime(value);
  return moment && isPlausibleTime('publication', moment) ? value : null;
}

/** Action of the primary button: the furthest step that the viewer may take. */
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

/** Editor field that shows an error of an API field such as `content.videoLinks.0` or `topic`. */
export function toFieldName(wire: string): string {
  const [first = '', second = ''] = wire.split('.');
  return first === 'content' ? second : first;
}
