import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => readSpan(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => readSpan(cell, 'rowspan') },
  /** The table commands ask for it; widths are neither read nor written. */
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** As many as HTML allows at most, so that no table asks for a million columns. */
function readSpan(cell: HTMLElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return Math.min(100, Math.max(1, span || 1));
}

/** Spans of one are not written. */
function writeSpans({ colspan, rowspan }: Record<string, unknown>): Record<string, unknown> {
  return { ...(colspan === 1 ? {} : { colspan }), ...(rowspan === 1 ? {} : { rowspan }) };
}

/** Whether every cell of a row is a heading; such first rows are the head of the table. */
export function isHeadRow(row: { children: Iterable<{ tagName?: string }> }): boolean {
  const names = [...row.children].map(({ tagName }) => tagName?.toLowerCase());
  return names.length > 0 && names.every((name) => name === 'th');
}

export const tableNodes = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false, View: null }),
  TableRow.extend({
    addAttributes: () => ({
      /** A row of headings that does not stand in the head. */
      inBody: {
        default: false,
        parseHTML: (row) => row.parentElement?.tagName === 'TBODY' && isHeadRow(row),
        renderHTML: ({ inBody }) => (inBody ? { 'data-in-body': '' } : {}),
      },
    }),
  }),
  TableHeader.extend({
    addAttributes: () => ({
      ...spans,
      /** Null for headings made here: what they are headings of follows from where they stand. */
      scope: { default: null, parseHTML: (cell) => cell.getAttribute('scope') ?? '' },
    }),
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: ({ node, HTMLAttributes: { scope } }) => {
      const named = scope === null || scope === undefined ? { 'data-scope': 'auto' } : scope === '' ? {} : { scope };
      return ['th', { ...writeSpans(node.attrs), ...named }, 0];
    },
  }),
  TableCell.extend({
    addAttributes: () => spans,
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: ({ node }) => ['td', writeSpans(node.attrs), 0],
  }),
];
