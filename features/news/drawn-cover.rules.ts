import { joinKey } from '@/lib/cache/cache-key';
import type { CoverFacts, CoverLayout } from '@/lib/drawn-cover/drawn-cover.schema';
import { findDeadline, findFigures } from '@/lib/drawn-cover/figures';

/** Version of the drawing; a change gives every picture a new URL. */
const DRAWING_VERSION = 2;

/** Columns of an item that its drawn cover shows. */
export const drawnColumns = {
  id: true,
  topic: true,
  category: { select: { id: true, name: true, color: true, colorDeep: true } },
  organisation: { select: { name: true, logoId: true } },
} as const;

/** An item, as far as its drawn cover shows it. */
export type DrawnItem = {
  id: number;
  topic: string;
  category: { name: string; color: string; colorDeep: string };
  organisation: { name: string; logoId: number | null };
};

/** Layouts of items without a figure; neighbours in a list mostly differ, as their ids do. */
const turns = ['headline', 'panel', 'paper'] as const satisfies readonly CoverLayout[];

/** Content of the cover that is drawn for an item without a picture. */
export function toCoverFacts({ id, topic, category, organisation }: DrawnItem): CoverFacts {
  const [figure] = findFigures(topic);
  return {
    headline: topic,
    category: category.name,
    office: organisation.name,
    color: category.color,
    colorDeep: category.colorDeep,
    layout: figure === undefined ? (turns[id % turns.length] ?? 'headline') : 'figure',
    figure,
    deadline: findDeadline(topic),
    logoId: organisation.logoId ?? undefined,
    turn: id,
  };
}

/** Version of an item's drawn cover: another headline, category, office or logo gives another. */
export const hashDrawnItem = ({ topic, category, organisation }: DrawnItem): string =>
  hashParts(topic, category.name, category.color, category.colorDeep, organisation.name, organisation.logoId ?? 0);

/** Short hash of what a picture shows: two FNV-1a hashes in 14 characters of base 36. */
export function hashParts(...parts: readonly (string | number)[]): string {
  const text = joinKey(DRAWING_VERSION, ...parts);
  return [0x811c9dc5, 0x050c5d1f].map((seed) => hash(text, seed).toString(36).padStart(7, '0')).join('');
}

function hash(text: string, seed: number): number {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
