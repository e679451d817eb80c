import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { AddLink } from '@/components/ui/list/add-link';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { pollsMessages as words } from '../../polls/polls.messages';
import { listPolls } from '../../polls/polls.queries';
import { pollList } from '../../polls/polls.rules';
import { pollStates } from '../../polls/polls.schema';
import { ParticipationExportMenu } from './participation-export-menu';
import { PollTable } from './poll-table';

export async function PollsTab({ params, path, row, viewer, tabs }: ScreenProps & { tabs: ReactNode }) {
  const choice = pollList.read(params);
  const now = new Date();
  const { items, counts } = await listPolls(viewer, choice, now);
  const all = pollStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead}>
        <ParticipationExportMenu query={withPart(pollList.toQuery(choice))} />
        <AddLink href={`${path}/new`}>{words['polls.add'].th}</AddLink>
      </ScreenHeader>
      {tabs}
      <ListTabs
        label={words['polls.states'].th}
        tabs={[undefined, ...pollStates].map((state) => ({
          key: state ?? 'all',
          label: words[`polls.state.${state ?? 'all'}`].th,
          href: pollList.href(path, choice, { state }),
          count: state ? counts[state] : all,
          current: choice.state === state,
        }))}
      />
      <div className="my-6">
        {items.length > 0 ? (
          <PollTable path={path} polls={items} now={now} />
        ) : (
          <EmptyState title={words[all > 0 ? 'polls.noMatch' : 'polls.nothing'].th} />
        )}
      </div>
      <ListFooter
        choice={choice}
        total={choice.state ? counts[choice.state] : all}
        hrefOf={(change) => pollList.href(path, choice, change)}
      />
    </>
  );
}

const withPart = (query: URLSearchParams): string => `part=list&${query}`;
