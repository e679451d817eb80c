import { ListTabs } from '@/components/ui/list/list-tabs';
import { pollsMessages as words } from '../../polls/polls.messages';

const participationTabs = ['polls', 'suggestions', 'survey'] as const;
export type ParticipationTab = (typeof participationTabs)[number];

/** Parses the tab of a URL; the default is the polls. */
export const readParticipationTab = (asked: string): ParticipationTab =>
  participationTabs.find((part) => part === asked) ?? participationTabs[0];

type Props = { path: string; current: ParticipationTab; fresh: number };

/** Tabs of polls, suggestions and survey; `fresh` is the number of new suggestions. */
export function ParticipationTabs({ path, current, fresh }: Props) {
  return (
    <div className="mb-4">
      <ListTabs
        label={words['polls.parts'].th}
        tabs={participationTabs.map((part) => ({
          key: part,
          label: words[`polls.part.${part}`].th,
          href: part === participationTabs[0] ? path : `${path}?part=${part}`,
          count: part === 'suggestions' ? fresh : undefined,
          current: part === current,
        }))}
      />
    </div>
  );
}
