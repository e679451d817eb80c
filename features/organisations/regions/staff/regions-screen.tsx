import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { AddDialogLink } from '@/components/ui/list/add-link';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { setStatus } from '@/lib/request/context';
import { readEntryAction } from '@/lib/site/rules';
import { formatNumber } from '@/lib/time/format';
import { deleteRegionAction, orderRegionsAction, restoreRegionAction } from '../regions.actions';
import { regionsMessages as words } from '../regions.messages';
import { listRegions } from '../regions.queries';
import type { GroupedProvince, Region } from '../regions.schema';
import { RegionForm } from './region-form';

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

/** The provinces that belong to no group. */
function UngroupedProvinces({ provinces }: { provinces: readonly GroupedProvince[] }) {
  if (provinces.length === 0) return <p className="mt-6 text-ink-2 text-sm">{words['regions.allGrouped']}</p>;
  return (
    <div className="mt-6">
      <Alert kind="warn">
        <span className="font-strong">{words['regions.ungrouped']}</span>{' '}
        {provinces.map(({ name }) => name).join(' · ')}
      </Alert>
    </div>
  );
}

/** A region group in the list: its provinces and its actions. */
function RegionRow({ region: { id, name, provinces }, path }: { region: Region; path: string }) {
  const at = { path, id, name };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p className="font-strong text-sm">
          {name}{' '}
          <span className="tabular font-normal text-ink-3 text-xs">
            {words['regions.count'].replace('{n}', formatNumber(provinces.length))}
          </span>
        </p>
        <p className="text-ink-2 text-xs">{provinces.map((province) => province.name).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap max-md:-ms-3">
        <EntryLink kind="edit" {...at} words={words['regions.editShort']} label={words['regions.edit']} />
        <EntryLink kind="delete" {...at} words={words['regions.delete']} />
      </div>
    </div>
  );
}
