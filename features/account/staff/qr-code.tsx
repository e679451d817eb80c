import { encode } from 'uqr';

/** Quiet zone around the code, which scanners need. */
const BORDER = 4;

/** QR code, rendered on the server; black on white in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'L', border: BORDER });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-sm border border-line bg-white text-black"
    >
      <path d={cells.join('')} fill="currentColor" />
    </svg>
  );
}
