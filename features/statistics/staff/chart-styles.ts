/** The colours of a graph's parts, in their order; longer rows begin anew. */
const colors = [
  'var(--chart-1)',
  'var(--chart-2)',
  'var(--chart-3)',
  'var(--chart-4)',
  'var(--chart-5)',
  'var(--chart-6)',
] as const;

export const PATTERNS = colors.length;

export const getChartColor = (index: number): string => colors[index % colors.length] ?? colors[0];

/** The pattern that goes with a colour, in the graph of that id. */
export const getPatternUrl = (id: string, index: number): string => `url(#${id}-p${index % PATTERNS})`;
