import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { disclosureYearField } from './disclosure.schema';

/** Fiscal year in the URL, or undefined. */
export function readDisclosureYear(params: SearchParams): number | undefined {
  const year = disclosureYearField.safeParse(getFirstValue(params.year) || undefined);
  return year.success ? year.data : undefined;
}

/** Groups items by their part of the list; parts are in order of first appearance. */
export function groupByPart<T extends { part: string }>(items: readonly T[]): { part: string; items: T[] }[] {
  const parts = [...new Set(items.map(({ part }) => part))];
  return parts.map((part) => ({ part, items: items.filter((item) => item.part === part) }));
}

/** Number of items that readers can open, and of all: `{n}` and `{m}` of a text. */
export function formatProgress(words: string, items: readonly { href: string | undefined }[]): string {
  const published = items.filter(({ href }) => href !== undefined).length;
  return words.replace('{n}', String(published)).replace('{m}', String(items.length));
}
