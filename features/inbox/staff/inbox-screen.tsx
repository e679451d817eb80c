import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { KeyedListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { listColleagues } from '../colleagues.queries';
import { markThingsAction } from '../inbox.actions';
import { inboxMessages as words } from '../inbox.messages';
import { findInboxPage } from '../inbox.queries';
import { countKinds, countThings, type InboxChoice, inboxList } from '../inbox.rules';
import { type InboxCounts, inboxTabs } from '../inbox.schema';
import { InboxBar } from './inbox-bar';
import { buildInboxColumns } from './inbox-columns';

/** Everything that waits for the viewer in one list, by due date; what is snoozed, and what colleagues got. */
export async function InboxScreen({ row, params, path, viewer }: ScreenProps) {
  const choice = inboxList.read(params);
  const now = getCurrentTime();
  const [{ page, head }, colleagues] = await Promise.all([findInboxPage(viewer, choice), listColleagues(viewer)]);
  const { counts, entries } = page;
  const total = countThings(counts, choice.tab, ({ kind }) => choice.kind === undefined || choice.kind === kind);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <ListFilters list={inboxList} path={path} choice={choice} label={words['inbox.search']} />
      <ListTabs
        label={words['inbox.tabs']}
        tabs={inboxTabs.map((tab) => ({
          key: tab,
          label: words[`inbox.tab.${tab}`],
          href: inboxList.href(path, choice, { tab, kind: undefined }),
          count: countThings(counts, tab),
          current: tab === choice.tab,
        }))}
      />
      <Kinds counts={choice.search ? counts : head.counts} choice={choice} path={path} />
      <div className="my-6 [&_tr]:scroll-my-24" data-inbox="">
        {entries.length > 0 ? (
          <KeyedListTable
            label={row.title.th}
            columns={buildInboxColumns({ tab: choice.tab, now })}
            rows={entries}
            getRowId={({ key }) => key}
            isStatic
          />
        ) : (
          <EmptyInbox choice={choice} />
        )}
      </div>
      {entries.length > 0 && (
        <InboxBar key={choice.tab} action={markThingsAction} tab={choice.tab} colleagues={colleagues} />
      )}
      <ListFooter choice={choice} total={total} hrefOf={(change) => inboxList.href(path, choice, change)} />
    </>
  );
}

type KindsProps = { counts: InboxCounts; choice: InboxChoice; path: string };

/** Filter by kind with its numbers; nothing if all is of one kind. */
function Kinds({ counts, choice, path }: KindsProps) {
  const kinds = countKinds(counts, choice.tab);
  if (kinds.length < 2 && choice.kind === undefined) return null;
  const link = 'inline-flex min-h-10 items-center gap-2 font-normal text-link text-sm aria-[current]:font-strong';
  return (
    <nav aria-label={words['inbox.kinds']} className="mt-3">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {[{ kind: undefined, count: countThings(counts, choice.tab) }, ...kinds].map(({ kind, count }) => (
          <li key={kind ?? 'all'}>
            <a
              href={inboxList.href(path, choice, { kind })}
              aria-current={kind === choice.kind ? 'true' : undefined}
              className={link}
            >
              {words[`inbox.kind.${kind ?? 'all'}`]} <span className="tabular text-ink-3">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function EmptyInbox({ choice }: { choice: InboxChoice }) {
  if (choice.search || choice.kind || choice.page > 1) return <EmptyState title={words['inbox.noMatch']} />;
  return <EmptyState title={words[`inbox.empty.${choice.tab}`]} text={words[`inbox.emptyText.${choice.tab}`]} />;
}
