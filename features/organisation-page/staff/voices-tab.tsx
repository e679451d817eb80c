import { summarizeVoices } from '@/features/citizens/voices/organisation.queries';
import { buildVoiceColumns } from '@/features/citizens/voices/staff/voice-columns';
import { findScreenHref } from '@/lib/areas/screen-href';
import { findVoicesHref } from '../page.hrefs';
import { organisationPageMessages as words } from '../page.messages';
import { TabCounts } from './tab-counts';
import { TabList } from './tab-list';
import type { TabProps } from './tab-props';

/** Readers' voices of an organisation: open, overdue and closed ones, and those that have waited longest. */
export async function VoicesTab({ viewer, organisation, now }: TabProps) {
  const summary = await summarizeVoices(viewer, organisation.id, now);
  if (!summary) return null;
  const { counts, rows } = summary;
  const path = findScreenHref(viewer, 'voices') ?? '';
  const hrefs = {
    open: findVoicesHref(viewer, organisation),
    overdue: findVoicesHref(viewer, organisation, 'late'),
    answered: undefined,
    late: undefined,
  };
  return (
    <>
      <TabCounts
        label={words['organisationPage.tab.voices']}
        counts={(['open', 'overdue', 'answered', 'late'] as const).map((key) => ({
          key,
          label: words[`organisationPage.voices.${key}`],
          value: counts[key],
          href: hrefs[key],
          warns: key === 'overdue' || key === 'late',
        }))}
      />
      <TabList
        title={words['organisationPage.voices.latest']}
        more={hrefs.open}
        columns={buildVoiceColumns({ hrefOf: (id) => `${path}/${id}`, now, hasOffice: false })}
        rows={rows}
      />
    </>
  );
}
