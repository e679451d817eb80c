import { Plus } from 'lucide-react';
import { getButtonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { DialogLink } from '@/components/ui/ordered/dialog-link';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { buildEntryActionHref, type EntryAction, readEntryAction } from '@/lib/site/rules';
import { deleteRegionAction, orderRegionsAction, restoreRegionAction } from '../regions.actions';
import { regionsMessages as words } from '../regions.messages';
import { listRegions } from '../regions.queries';
import type { GroupedProvince, Region } from '../regions.schema';
import { RegionForm } from './region-form';
import { RegionRow } from './region-row';
import { UngroupedProvinces } from './ungrouped-provinces';

/** Region groups in their order, with their provinces. */
export async function RegionsScreen({ params, path, rest }: ScreenProps) {
  const { regions, provinces } = await listRegions();
  const asked = readEntryAction(params, rest);
  const isGone = asked && typeof asked.id === 'number' && !regions.some(({ id }) => id === asked.id);
  if (isGone && asked.kind !== 'deleted') setStatus(404);
  return (
    <>
      <ScreenHeader title={words['regions.title']} lead={words['regions.lead']}>
        <DialogLink href={buildEntryActionHref(path, 'edit', 'new')} className={getButtonClass({ look: 'primary' })}>
          <Plus aria-hidden="true" className="size-4" />
          {words['regions.add']}
        </DialogLink>
      </ScreenHeader>
      {asked?.kind === 'deleted' && typeof asked.id === 'number' && isGone && (
        <DeletedNote id={asked.id} words={words['regions.deleted']} restore={restoreRegionAction} />
      )}
      {asked && <RegionDialogs asked={asked} regions={regions} provinces={provinces} back={path} />}
      {regions.length === 0 && <EmptyState title={words['regions.empty']} text={words['regions.emptyText']} />}
      <OrderedList
        items={regions.map((region) => ({
          id: region.id,
          label: region.name,
          content: <RegionRow region={region} path={path} />,
        }))}
        action={orderRegionsAction}
        label={words['regions.list']}
        className={listClass}
        itemClass={rowClass}
      />
      <UngroupedProvinces provinces={provinces.filter(({ region }) => region === undefined)} />
    </>
  );
}

type DialogProps = {
  asked: EntryAction;
  regions: readonly Region[];
  provinces: readonly GroupedProvince[];
  back: string;
};

/** The dialog that the URL requests; none for a group that doesn't exist. */
function RegionDialogs({ asked: { kind, id }, regions, provinces, back }: DialogProps) {
  const region = regions.find((one) => one.id === id);
  if (kind === 'edit' && (region || id === 'new')) {
    const title = words[region ? 'regions.edit' : 'regions.add'];
    return (
      <EditDialog key={`edit${id}`} title={title} closeHref={back} width="md">
        <RegionForm region={region} provinces={provinces} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !region) return null;
  return (
    <EditDialog key={`delete${id}`} title={words['regions.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={region.id}
        name={region.name}
        text={words['regions.deleteText']}
        submitLabel={words['regions.delete']}
        action={deleteRegionAction}
        restore={restoreRegionAction}
        back={back}
      />
    </EditDialog>
  );
}
