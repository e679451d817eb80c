import { EmptyState } from '@/components/ui/empty-state';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { buildEntryActionHref, type EntryAction } from '@/lib/site/rules';
import { deleteBannerAction, orderBannersAction, restoreBannerAction } from '../banners.actions';
import { bannersMessages as words } from '../banners.messages';
import { listBannerEntries } from '../banners.queries';
import type { BannerEntry } from '../banners.schema';
import { BannerForm } from './banner-form';
import { BannerRow } from './banner-row';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab: the ordered list of front page banners, with their dialogs. */
export async function BannersTab({ path, asked }: Props) {
  const entries = await listBannerEntries();
  const entry = entries.find(({ id }) => id === asked?.id);
  const now = new Date();
  return (
    <section>
      <SectionIntro
        title={words['banners.tab']}
        lead={words['banners.lead']}
        add={{ href: buildEntryActionHref(path, 'edit', 'new'), words: words['banners.add'] }}
      />
      {asked?.kind === 'deleted' && typeof asked.id === 'number' && !entry && (
        <DeletedNote id={asked.id} words={words['banners.deleted']} restore={restoreBannerAction} />
      )}
      {asked && <BannerDialog key={`${asked.kind}${asked.id}`} asked={asked} entry={entry} back={path} />}
      {entries.length === 0 && <EmptyState title={words['banners.empty']} />}
      <OrderedList
        items={entries.map((one) => ({
          id: one.id,
          label: one.title,
          content: <BannerRow entry={one} path={path} now={now} />,
        }))}
        action={orderBannersAction}
        label={words['banners.list']}
        className={listClass}
        itemClass={rowClass}
      />
    </section>
  );
}

type DialogProps = { asked: EntryAction; entry: BannerEntry | undefined; back: string };

function BannerDialog({ asked: { kind, id }, entry, back }: DialogProps) {
  if (kind === 'edit' && (entry || id === 'new')) {
    return (
      <EditDialog title={words[entry ? 'banners.edit' : 'banners.add']} closeHref={back} width="md">
        <BannerForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !entry) return null;
  return (
    <EditDialog title={words['banners.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.title}
        text={words['banners.deleteText']}
        submitLabel={words['banners.delete']}
        action={deleteBannerAction}
        restore={restoreBannerAction}
        back={back}
      />
    </EditDialog>
  );
}
