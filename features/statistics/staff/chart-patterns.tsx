import type { ReactNode } from 'react';

const stroke = { stroke: 'var(--paper)', strokeWidth: 1.5, strokeOpacity: 0.55, fill: 'none' } as const;

/** Pattern over each colour: none, rising, falling, vertical and horizontal strokes, and dots. */
const drawings: readonly ReactNode[] = [
  null,
  <path key="up" d="M-2 10 10 -2M-2 2 2 -2M6 10l4 -4" {...stroke} />,
  <path key="down" d="M-2 -2 10 10M6 -2l4 4M-2 6l4 4" {...stroke} />,
  <path key="upright" d="M4 0v8" {...stroke} />,
  <path key="lying" d="M0 4h8" {...stroke} />,
  <circle key="dots" cx="4" cy="4" r="1.5" fill="var(--paper)" fillOpacity="0.55" />,
];

/** The patterns of a graph; `id` is the prefix of their ids. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {drawings.map((drawing, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the patterns have no names but their numbers
        <pattern key={index} id={`${id}-p${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          {drawing}
        </pattern>
      ))}
    </defs>
  );
}
