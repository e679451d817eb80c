import { Kicker } from '../badge';
import { LineText } from '../line-text/line-text';

/** A page's headline with its kicker above and a first sentence below. */
export function PageHeader({ kicker, title, lead }: { kicker?: string; title: string; lead?: string }) {
  return (
    <header className="mb-4 md:mb-8">
      {kicker && <Kicker>{kicker}</Kicker>}
      <h1 className="mt-1 text-2xl">
        <LineText>{title}</LineText>
      </h1>
      {lead && (
        <p className="mt-2 max-w-read text-ink-2">
          <LineText>{lead}</LineText>
        </p>
      )}
    </header>
  );
}
