type Props = {
  name: string;
  /** Varies the drawing; for example the item's id. */
  seed: number;
};

const circles = [
  { cx: 150, cy: 110, r: 170 },
  { cx: 470, cy: 80, r: 110 },
  { cx: 330, cy: 210, r: 120 },
  { cx: 560, cy: 260, r: 100 },
  { cx: 80, cy: 300, r: 80 },
] as const;

/** Background gradient from a category's deep colour towards its light one; white text stays readable on it. */
export function buildPlaceholderGradient(deep: string, light: string): string {
  return `linear-gradient(135deg, ${deep} 20%, color-mix(in srgb, ${deep} 45%, ${light}))`;
}

/**
 * Placeholder for an item without a picture: circles, a wave and the category's name, on `buildPlaceholderGradient`.
 */
export function PlaceholderPicture({ name, seed }: Props) {
  const shift = (seed * 67) % 200;
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <g fill="#fff" fillOpacity="0.07" transform={`translate(${shift - 100} ${(shift % 60) - 30})`}>
        {circles.map((circle) => (
          <circle key={circle.cx} {...circle} />
        ))}
      </g>
      <path d="M0 320 C 130 260 250 310 370 330 S 560 310 640 290 V 400 H 0 Z" fill="#fff" fillOpacity="0.16" />
      <text x="320" y="212" textAnchor="middle" fill="#fff" fontSize="34" fontWeight="600">
        {name}
      </text>
    </svg>
  );
}
