import { HydratedLineText } from '@/components/ui/line-text/hydrated-line-text';
import { LineText } from '@/components/ui/line-text/line-text';

const clamps = { 2: 'thai-clamp line-clamp-2', 3: 'thai-clamp line-clamp-3', 4: 'thai-clamp line-clamp-4' } as const;

/** Text of a headline in a server component, clamped to `lines` if given; its characters are unchanged. */
export function Headline({ children, lines }: { children: string; lines?: keyof typeof clamps }) {
  if (!lines) return <LineText>{children}</LineText>;
  return (
    <span className={clamps[lines]}>
      <LineText>{children}</LineText>
    </span>
  );
}

/** A headline that is hydrated, as on cards with buttons. */
export const HydratedHeadline = ({ children, lines }: { children: string; lines: keyof typeof clamps }) => (
  <HydratedLineText text={children} className={clamps[lines]} />
);
