/** The colours of a graph's parts, in order; more parts repeat them. */
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

/** Reference to the pattern that belongs to a colour, in the graph with that id. */
export const getPatternUrl = (id: string, index: number): string => `url(#${id}-p${index % PATTERNS})`;
