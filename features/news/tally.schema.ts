import type { Section } from './categories/categories.schema';

/** The level of the agency's main news. */
export const MAIN_LEVEL = 3;

/**
 * Scope of a list of public items: a category, an organisation, the agency's main news, everything (`whole`), or a
 * section, by default news.
 */
export type TallyScope = {
  section?: Section;
  categoryId?: number;
  organisationId?: number;
  main?: true;
  whole?: true;
};

/** A page of ids, with the total of the list. */
export type IdPage = { ids: number[]; total: number };

/** Scopes of the tally: all organisations, the agency's main news, else the id of an organisation. */
export const ALL_ORGANISATIONS = 0;
export const MAIN_NEWS = -1;
