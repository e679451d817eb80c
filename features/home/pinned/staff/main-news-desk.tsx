import { EmptyState } from '@/components/ui/empty-state';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { orderHomeAction } from '../pinned.actions';
import { homeMessages as words } from '../pinned.messages';
import type { HomeEntry } from '../pinned.schema';
import { HomeEntryRow } from './home-entry-row';

/** Pins and orders the main news; readers see a change at once. */
export function MainNewsDesk({ entries }: { entries: readonly HomeEntry[] }) {
  const chosen = entries.filter(({ pinned, placed }) => pinned || placed);
  const others = entries.filter((entry) => !chosen.includes(entry));
  return (
    <section>
      <h2 className="text-base">{words['frontPage.placed']}</h2>
      <p className="mb-3 max-w-read text-ink-2 text-sm">{words['frontPage.atOnce']}</p>
      {chosen.length === 0 && <p className="text-ink-2 text-sm">{words['frontPage.placedEmpty']}</p>}
      <OrderedList
        items={chosen.map((entry) => ({
          id: entry.card.id,
          label: entry.card.topic,
          content: <HomeEntryRow entry={entry} />,
        }))}
        action={orderHomeAction}
        label={words['frontPage.placedList']}
      />
      <h2 className="mt-8 mb-2 text-base">{words['frontPage.newest']}</h2>
      {others.length === 0 && <EmptyState title={words['frontPage.newestEmpty']} />}
      <ul className={listClass}>
        {others.map((entry) => (
          <li key={entry.card.id} className={rowClass}>
            <HomeEntryRow entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}
