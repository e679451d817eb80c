import { CircleAlert } from 'lucide-react';
import { importsMessages as words } from '../imports.messages';
import { toDisplayCell, toRefusedCell } from '../imports.rules';
import type { ImportRowEntry } from '../imports.schema';

/** A cell of a row: the former and the new value of a field that changes, a refused value with a mark, or the value. */
export function ImportCell({ row: { cells, messages, changes }, name }: { row: ImportRowEntry; name: string }) {
  const change = changes.find(({ column }) => column === name);
  if (change) {
    return (
      <span className="grid gap-0.5">
        <del className="wrap-anywhere text-ink-3">
          <span className="sr-only">{words['imports.from']} </span>
          {change.from || words['imports.emptyCell']}
        </del>
        <ins className="wrap-anywhere font-strong no-underline">
          <span aria-hidden="true">→ </span>
          <span className="sr-only">{words['imports.to']} </span>
          {change.to || words['imports.emptyCell']}
        </ins>
      </span>
    );
  }
  if (!messages.some(({ column }) => column === name))
    return <span className="wrap-anywhere">{toDisplayCell(cells, name) || '–'}</span>;
  return (
    <span className="inline-flex items-start gap-1.5 text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">{words['imports.verdict.wrong']}: </span>
      <span className="wrap-anywhere whitespace-pre-wrap font-strong">
        {toRefusedCell(cells, name) || words['imports.emptyCell']}
      </span>
    </span>
  );
}
