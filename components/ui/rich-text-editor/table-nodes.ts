import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const spans = {
  colspan: { default: 1, parseHTML: (cell: HTMLElement) => readSpan(cell, 'colspan') },
  rowspan: { default: 1, parseHTML: (cell: HTMLElement) => readSpan(cell, 'rowspan') },
  /** Required by the table commands; widths are neither parsed nor written. */
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Span of a cell, limited to 100 so that no table gets a million columns. */
function readSpan(cell: HTMLElement, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '', 10);
  return Math.min(100, Math.max(1, span || 1));
}

/** Spans of one are not written. */
function writeSpans({ colspan, rowspan }: Record<string, unknown>): Record<string, unknown> {
  return { ...(colspan === 1 ? {} : { colspan }), ...(rowspan === 1 ? {} : { rowspan }) };
}

/** True if every cell of a row is a heading; such rows at the start are the table's head. */
export function isHeadRow(row: { children: Iterable<{ tagName?: string }> }): boolean {
  const names = [...row.children].map(({ tagName }) => tagName?.toLowerCase());
  return names.length > 0 && names.every((name) => name === 'th');
}

export const tableNodes = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false, View: null }),
  TableRow.extend({
    addAttributes: () => ({
      /** True for a row of headings outside the table's head. */
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
      /** Null for headings created in the editor: their scope follows from their position. */
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
