import { EmptyState } from '@/components/ui/empty-state';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import type { EntryAction } from '@/lib/site/rules';
import { deleteLinkAction, orderLinksAction, restoreLinkAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import { listLinkEntries } from '../links.queries';
import { LinkForm } from './link-form';
import { LinkRow } from './link-row';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab of the useful links, in order. */
export async function LinksTab({ path, asked }: Props) {
  const entries = await listLinkEntries();
  const entry = entries.find(({ id }) => id === asked?.id);
  return (
    <section>
      <SectionIntro
        title={words['links.tab']}
        lead={words['links.lead']}
        add={{ list: path, words: words['links.add'] }}
      />
      <EntryDialogs
        messages={words}
        prefix="links"
        asked={asked}
        entry={entry && { id: entry.id, name: entry.label }}
        back={path}
        form={() => <LinkForm entry={entry} back={path} />}
        remove={deleteLinkAction}
        restore={restoreLinkAction}
      />
      {entries.length === 0 && <EmptyState title={words['links.empty']} />}
      <OrderedList
        items={entries.map((one) => ({
          id: one.id,
          label: one.label,
          content: <LinkRow entry={one} path={path} />,
        }))}
        action={orderLinksAction}
        label={words['links.list']}
      />
    </section>
  );
}
