import { EmptyState } from '@/components/ui/empty-state';
import { AddDialogLink } from '@/components/ui/list/add-link';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { readEntryAction } from '@/lib/site/rules';
import { deleteRegionAction, orderRegionsAction, restoreRegionAction } from '../regions.actions';
import { regionsMessages as words } from '../regions.messages';
import { listRegions } from '../regions.queries';
import { RegionForm } from './region-form';
import { RegionRow } from './region-row';
import { UngroupedProvinces } from './ungrouped-provinces';

/** Region groups in their order, with their provinces. */
export async function RegionsScreen({ params, path, rest }: ScreenProps) {
  const { regions, provinces } = await listRegions();
  const asked = readEntryAction(params, rest);
  const region = regions.find(({ id }) => id === asked?.id);
  if (typeof asked?.id === 'number' && !region && asked.kind !== 'deleted') setStatus(404);
  return (
    <>
      <ScreenHeader title={words['regions.title']} lead={words['regions.lead']}>
        <AddDialogLink list={path}>{words['regions.add']}</AddDialogLink>
      </ScreenHeader>
      <EntryDialogs
        messages={words}
        prefix="regions"
        asked={asked}
        entry={region && { id: region.id, name: region.name }}
        back={path}
        form={() => <RegionForm region={region} provinces={provinces} back={path} />}
        remove={deleteRegionAction}
        restore={restoreRegionAction}
      />
      {regions.length === 0 && <EmptyState title={words['regions.empty']} text={words['regions.emptyText']} />}
      <OrderedList
        items={regions.map((region) => ({
          id: region.id,
          label: region.name,
          content: <RegionRow region={region} path={path} />,
        }))}
        action={orderRegionsAction}
        label={words['regions.list']}
      />
      <UngroupedProvinces provinces={provinces.filter(({ region }) => region === undefined)} />
    </>
  );
}
