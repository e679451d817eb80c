import { EmptyState } from '@/components/ui/empty-state';
import { SheetsMenu } from '@/components/ui/list/files-menu';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTable } from '@/components/ui/list/list-table';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getCurrentTime } from '@/lib/time/current-time';
import { isAgency, listWatchedOffices } from '../access.queries';
import { voicesMessages as words } from '../voices.messages';
import { listVoiceOffices, listVoices } from '../voices.queries';
import { partWords, type VoiceChoice, voiceList } from '../voices.rules';
import { voiceParts } from '../voices.schema';
import { buildVoiceColumns } from './voice-columns';
import { VoiceFilters } from './voice-filters';
import { VoiceItem } from './voice-item';

/** Readers' voices about the viewer's office, and about those that it supervises: a list, and one of them. */
export async function VoicesScreen({ params, path, rest: [item], row, viewer }: ScreenProps) {
  const choice = voiceList.read(params);
  if (item !== undefined) return <VoiceItem item={item} back={voiceList.href(path, choice)} viewer={viewer} />;
  const now = getCurrentTime();
  const agency = isAgency(viewer);
  const [{ items, counts, total }, offices, watched] = await Promise.all([
    listVoices(viewer, choice, now),
    choice.part === 'watched' ? listVoiceOffices(viewer) : undefined,
    listWatchedOffices(viewer),
  ]);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <SheetsMenu label={words['voices.export']} href={`/api/v1/voices/export?${voiceList.toQuery(choice)}`} />
      </ScreenHeader>
      {(agency || watched.length > 0) && <Parts path={path} choice={choice} agency={agency} />}
      <VoiceFilters path={path} choice={choice} counts={counts} offices={offices} />
      <div className="my-6">
        {items.length > 0 ? (
          <ListTable
            label={row.title.th}
            columns={buildVoiceColumns({ hrefOf: (id) => `${path}/${id}`, now, hasOffice: choice.part === 'watched' })}
            rows={items}
          />
        ) : (
          <EmptyVoices choice={choice} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => voiceList.href(path, choice, change)} />
    </>
  );
}

/** Tabs of the own voices and those of supervised offices. */
function Parts({ path, choice, agency }: { path: string; choice: VoiceChoice; agency: boolean }) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['voices.parts']}
        tabs={voiceParts.map((part) => ({
          key: part,
          label: partWords[agency ? 'agency' : 'office'][part],
          href: voiceList.href(path, voiceList.read({}), { part }),
          current: part === choice.part,
        }))}
      />
    </div>
  );
}

function EmptyVoices({ choice }: { choice: VoiceChoice }) {
  if (choice.tab !== 'open' || choice.page > 1 || voiceList.isNarrowed(choice))
    return <EmptyState title={words['voices.noMatch']} />;
  return <EmptyState title={words['voices.empty']} text={words['voices.emptyText']} />;
}
