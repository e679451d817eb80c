import { h2 } from '../html';

/** A section of a policy; `since` is the first version that has it, `until` the last. */
export type PolicySection = { title: string; body: string; since?: number; until?: number };

/** A version: when it came into force, `YYYY-MM-DD`, what changed, and a note for administrators. */
export type PolicyEdition = { day: string; changes: string; note?: string };

export type PolicySeed = {
  kind: 'privacy' | 'cookies' | 'terms' | 'website';
  /** Before the first section. */
  opening: string;
  sections: readonly PolicySection[];
  /** Oldest first. */
  editions: readonly PolicyEdition[];
};

/** Text of a version: its sections, numbered. */
export function writePolicy({ opening, sections }: PolicySeed, number: number): string {
  const own = sections.filter(({ since = 1, until = number }) => since <= number && number <= until);
  return opening + own.map(({ title, body }, at) => h2(`${at + 1}. ${title}`) + body).join('');
}

/** A link to a page of this site. */
export const page = (label: string, path: string): string => `<a href="${path}">${label}</a>`;
