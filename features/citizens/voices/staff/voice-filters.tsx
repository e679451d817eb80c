import { ListFilters } from '@/components/ui/list/list-filters';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { voicesMessages as words } from '../voices.messages';
import { type VoiceChoice, voiceList } from '../voices.rules';
import { type VoiceTab, voiceTabs } from '../voices.schema';

type Props = {
  path: string;
  choice: VoiceChoice;
  counts: Readonly<Record<VoiceTab, number | undefined>>;
  /** Offices of the filter; undefined hides it. */
  offices?: readonly { id: number; name: string }[];
};

/** Search and filters, a tab for each status with its count, and the order in words. */
export function VoiceFilters({ path, choice, counts, offices }: Props) {
  return (
    <>
      <ListFilters
        list={voiceList}
        path={path}
        choice={choice}
        label={words['voices.search']}
        drops={['dir', 'per']}
        options={{ organisationId: offices }}
      />
      <ListTabs
        label={words['voices.tabs']}
        tabs={voiceTabs.map((tab) => ({
          key: tab,
          label: words[`voices.tab.${tab}`],
          href: voiceList.href(path, choice, { tab }),
          count: counts[tab],
          current: tab === choice.tab,
        }))}
      />
      {choice.tab !== 'closed' && !choice.descending && (
        <p className="mt-3 text-ink-3 text-xs">{words['voices.order']}</p>
      )}
    </>
  );
}
