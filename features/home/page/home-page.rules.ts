import type { FrontLayout, SectionKind } from '../layout/layout.schema';

/** Ids of the items that a section may show, best first; more than it shows, as some may be on the page already. */
export type HomeCandidates = {
  main: readonly number[];
  /** Visible categories in menu order. */
  categories: readonly { id: number; ids: readonly number[] }[];
  lifestyle: readonly number[];
  videos: readonly number[];
  mostRead: readonly number[];
};

/** Number of items of each section. Cards stand four in a line, texts three. */
export const SECTION_SIZES = { main: 5, lead: 4, feature: 5, digest: 4, mostRead: 6, videos: 4, lifestyle: 4 } as const;
/** Number of categories that are shown in full. */
const LEADING = 2;

/** One section of the page with the ids of its items; `groups` are those of categories. */
export type ComposedSection = { kind: SectionKind; ids: number[]; groups: number[][] };

/**
 * Chooses the items of the front page so that none is on it twice: the main news first, wherever it stands, then the
 * sections from top to bottom. Sections that are switched off take nothing.
 */
export function composeHomePage({ sections }: FrontLayout, candidates: HomeCandidates): ComposedSection[] {
  const taken = new Set<number>();
  const isOn = (kind: SectionKind) => sections.some((section) => section.kind === kind && section.visible);
  const take = (ids: readonly number[], size: number): number[] => {
    const chosen = ids.filter((id) => !taken.has(id)).slice(0, size);
    for (const id of chosen) taken.add(id);
    return chosen;
  };
  const main = isOn('main') ? take(candidates.main, SECTION_SIZES.main) : [];
  const { leading, others } = splitCategories(candidates, taken, isOn('leading') ? LEADING : 0);
  const compose: Readonly<Record<SectionKind, () => Omit<ComposedSection, 'kind'>>> = {
    main: () => ({ ids: main, groups: [] }),
    banners: composeNothing,
    leading: () => ({
      ids: [],
      groups: leading.map(({ ids }, index) => take(ids, index === 0 ? SECTION_SIZES.lead : SECTION_SIZES.feature)),
    }),
    mostRead: () => ({ ids: take(candidates.mostRead, SECTION_SIZES.mostRead), groups: [] }),
    videos: () => ({ ids: take(candidates.videos, SECTION_SIZES.videos), groups: [] }),
    categories: () => ({ ids: [], groups: others.map(({ ids }) => take(ids, SECTION_SIZES.digest)) }),
    lifestyle: () => ({ ids: take(candidates.lifestyle, SECTION_SIZES.lifestyle), groups: [] }),
    links: composeNothing,
    online: composeNothing,
  };
  return sections.filter(({ visible }) => visible).map(({ kind }) => ({ kind, ...compose[kind]() }));
}

const composeNothing = () => ({ ids: [], groups: [] });

/** The first categories that still have items, and all others. */
function splitCategories({ categories }: HomeCandidates, taken: ReadonlySet<number>, count: number) {
  const leading = categories.filter(({ ids }) => ids.some((id) => !taken.has(id))).slice(0, count);
  return { leading, others: categories.filter((category) => !leading.includes(category)) };
}

/** Columns of a full line of digests, and in how many parts a line is divided so that two or three fill it. */
const PARTS = 6;

/**
 * Parts of a line that each of `count` digests takes, so that lines of three and of two are all filled: 4 are two
 * lines of two, 5 a line of two and one of three.
 *
 * @returns 2, 3 or 6 of 6 parts for each
 */
export function toSpans(count: number): number[] {
  const pairs = count % 3 === 0 ? 0 : count % 3 === 2 ? 1 : Math.min(2, Math.floor(count / 2));
  return Array.from({ length: count }, (_, index) => {
    if (count === 1) return PARTS;
    return index < pairs * 2 ? PARTS / 2 : PARTS / 3;
  });
}
