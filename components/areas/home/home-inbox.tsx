import { Inbox } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { inboxMessages as words } from '@/features/inbox/inbox.messages';
import { countKinds, countLate, countThings, inboxList } from '@/features/inbox/inbox.rules';
import type { InboxCounts } from '@/features/inbox/inbox.schema';
import { formatNumber } from '@/lib/time/format';

type Props = { counts: InboxCounts; href: string };

/** Numbers of everything that waits by kind, each a link into the inbox; renders nothing if nothing waits. */
export function HomeInbox({ counts, href }: Props) {
  const [total, late] = [countThings(counts), countLate(counts)];
  if (total === 0) return null;
  const choice = inboxList.read({});
  return (
    <section
      aria-labelledby="home-inbox"
      className="mb-9 rounded-md border border-line bg-surface px-4 py-3 md:px-5 md:py-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Inbox aria-hidden="true" className="size-6 shrink-0 text-gold-700" strokeWidth={1.5} />
        <h2 id="home-inbox" className="text-lg">
          {words['inbox.title']} <span className="tabular font-light text-ink-3 text-lg">{formatNumber(total)}</span>
        </h2>
        {late > 0 && (
          <p className="tabular font-normal text-bad text-sm">
            {words['inbox.late']} {formatNumber(late)}
          </p>
        )}
        <LinkButton size="sm" href={href} className="ms-auto">
          {words['inbox.open']}
        </LinkButton>
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {countKinds(counts).map(({ kind, count }) => (
          <li key={kind}>
            <a
              href={inboxList.href(href, choice, { kind })}
              className="inline-flex min-h-10 items-center gap-2 font-normal text-link"
            >
              {words[`inbox.kind.${kind}`]} <span className="tabular text-ink-3">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
