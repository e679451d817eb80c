import { parseId } from '@/lib/command/ids';
import { parseJson } from '@/lib/text/parse-json';
import { type AffiliationField, getAffiliationRule, type OrganisationKind } from '../organisations.schema';

/** Value of the field of a move for no affiliation at all. */
export const NO_PLACE = 'none';

/** Affiliation that a move changes, by the kinds that can be moved. */
const moveFields = { college: 'instituteId', unit: 'departmentId' } as const satisfies Partial<
  Record<OrganisationKind, AffiliationField>
>;
type MovableKind = keyof typeof moveFields;

export const isMovable = (kind: string): kind is MovableKind => Object.hasOwn(moveFields, kind);
export const getMoveField = (kind: MovableKind) => moveFields[kind];

/** True for kinds that may be without the affiliation that a move changes. */
export const mayBeUnplaced = (kind: MovableKind): boolean =>
  getAffiliationRule(kind, getMoveField(kind)) === 'optional';

/** Destination of a move as its form sends it; null for no affiliation, undefined if none was chosen. */
export const readMovePlace = (to: string | undefined): number | null | undefined =>
  to === NO_PLACE ? null : parseId(to ?? '');

/** Ids of the checkboxes `<id>:<version>`, or of one JSON array, as a list's form sends them. */
export function listChosenIds(values: readonly unknown[]): number[] {
  const texts = values.filter((value) => typeof value === 'string');
  const [first = ''] = texts;
  return first.startsWith('[') ? readJsonIds(first) : texts.flatMap((box) => parseId(box.split(':', 1)[0] ?? '') ?? []);
}

function readJsonIds(text: string): number[] {
  const items = parseJson(text);
  return Array.isArray(items) ? items.flatMap((item: unknown) => parseId(String(item)) ?? []) : [];
}

/** Task and organisations of an undo: what closed them is undone by opening, and the other way round. */
export function readUndo({ task, undone, undoItems = '' }: Readonly<Record<string, string>>) {
  if (task !== 'undo') return undefined;
  return { task: undone === 'close' ? 'open' : undone === 'open' ? 'close' : undefined, ids: readJsonIds(undoItems) };
}
