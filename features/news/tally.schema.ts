import type { Section } from './categories/categories.schema';

/** The level of the agency's main news. */
export const MAIN_LEVEL = 3;

/**
 * Which list of public items: of a category, of an organisation, of the agency's main news, of everything (`whole`), or of
 * a section, that of news where nothing is said.
 */
export type TallyScope = {
  section?: Section;
  categoryId?: number;
  organisationId?: number;
  main?: true;
  whole?: true;
};

/** A part of a list, with how many items the whole has. */
export type IdPage = { ids: number[]; total: number };

/** What the kept figures are about: all organisations, the agency's main news, else one organisation, by its id. */
export const ALL_ORGANISATIONS = 0;
export const MAIN_NEWS = -1;
