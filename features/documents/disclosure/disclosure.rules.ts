import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { disclosureYearField } from './disclosure.schema';

const DOCUMENT = /^\/documents\/([1-9]\d{0,9})(?:\/|$)/;

/** The id of the document of this site that a target names; undefined for any other. */
export function readDocumentId(target: string): number | undefined {
  const [, id] = DOCUMENT.exec(target) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The fiscal year that an address names, or undefined. */
export function readDisclosureYear(params: SearchParams): number | undefined {
  const year = disclosureYearField.safeParse(getFirstValue(params.year) || undefined);
  return year.success ? year.data : undefined;
}

/** Items by the part of the list in which they stand, in the order in which the parts begin. */
export function groupByPart<T extends { part: string }>(items: readonly T[]): { part: string; items: T[] }[] {
  const parts = [...new Set(items.map(({ part }) => part))];
  return parts.map((part) => ({ part, items: items.filter((item) => item.part === part) }));
}
