import { parseId } from '@/lib/command/ids';
import { parseJson } from '@/lib/text/parse-json';

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
