import { buildPlaceholderGradient } from '../../ui/placeholder-gradient';
import type { ColorPair } from '../categories.rules';

/** Swatch of a category: its gradient with the name in white. */
export function Swatch({ colorDeep, color, name }: ColorPair & { name: string }) {
  return (
    <span
      style={{ background: buildPlaceholderGradient(colorDeep, color) }}
      className="inline-flex min-h-10 w-36 shrink-0 items-center justify-center rounded-sm px-2 py-1 text-center font-strong text-white text-xs"
    >
      <span className="line-clamp-2">{name}</span>
    </span>
  );
}
