import { EmptyState } from '@/components/ui/empty-state';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { buildEntryActionHref, type EntryAction } from '@/lib/site/rules';
import { deleteLinkAction, orderLinksAction, restoreLinkAction } from '../links.actions';
import { linksMessages as words } from '../links.messages';
import { listLinkEntries } from '../links.queries';
import type { LinkEntry } from '../links.schema';
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
        add={{ href: buildEntryActionHref(path, 'edit', 'new'), words: words['links.add'] }}
      />
      {asked?.kind === 'deleted' && typeof asked.id === 'number' && !entry && (
        <DeletedNote id={asked.id} words={words['links.deleted']} restore={restoreLinkAction} />
      )}
      {asked && <LinkDialog key={`${asked.kind}${asked.id}`} asked={asked} entry={entry} back={path} />}
      {entries.length === 0 && <EmptyState title={words['links.empty']} />}
      <OrderedList
        items={entries.map((one) => ({
          id: one.id,
          label: one.label,
          content: <LinkRow entry={one} path={path} />,
        }))}
        action={orderLinksAction}
        label={words['links.list']}
        className={listClass}
        itemClass={rowClass}
      />
    </section>
  );
}

type DialogProps = { asked: EntryAction; entry: LinkEntry | undefined; back: string };

function LinkDialog({ asked: { kind, id }, entry, back }: DialogProps) {
  if (kind === 'edit' && (entry || id === 'new')) {
    return (
      <EditDialog title={words[entry ? 'links.edit' : 'links.add']} closeHref={back} width="md">
        <LinkForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !entry) return null;
  return (
    <EditDialog title={words['links.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.label}
        text={words['links.deleteText']}
        submitLabel={words['links.delete']}
        action={deleteLinkAction}
        restore={restoreLinkAction}
        back={back}
      />
    </EditDialog>
  );
}
