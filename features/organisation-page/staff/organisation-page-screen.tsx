import type { ComponentType } from 'react';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { getRoleFacts } from '@/lib/auth/roles';
import { NO_ID } from '@/lib/command/ids';
import { readId } from '@/lib/list/list';
import { organisationPageMessages as words } from '../page.messages';
import { findOverviewed } from '../page.queries';
import { buildTabHref, listPageTabs, readPageTab } from '../page.rules';
import type { PageTab } from '../page.schema';
import { LoginsTab } from './logins-tab';
import { MembersTab } from './members-tab';
import { NewsTab } from './news-tab';
import { NoticesTab } from './notices-tab';
import { OrganisationHeader } from './organisation-header';
import { OverviewTab } from './overview-tab';
import { PeopleTab } from './people-tab';
import { ReportsTab } from './reports-tab';
import { StatisticsTab } from './statistics-tab';
import type { TabProps } from './tab-props';
import { VoicesTab } from './voices-tab';

const tabScreens: Readonly<Record<PageTab, ComponentType<TabProps>>> = {
  overview: OverviewTab,
  members: MembersTab,
  people: PeopleTab,
  news: NewsTab,
  notices: NoticesTab,
  reports: ReportsTab,
  voices: VoicesTab,
  logins: LoginsTab,
  statistics: StatisticsTab,
};

/**
 * An organisation with all that the viewer may see of it, in tabs: one that it supervises by its id, without an id its
 * own. An administrator, whose agency has no such page, gets the list of all.
 */
export async function OrganisationPageScreen({ row, params, path, rest, viewer }: ScreenProps) {
  const id = rest[0] === undefined ? viewer.organisationId : readId(rest[0]);
  const organisation = await findOverviewed(viewer, id ?? NO_ID);
  if (!organisation && rest[0] === undefined && getRoleFacts(viewer.role).supervises === 'everything') {
    return (
      <>
        <ScreenHeader title={row.title.th} lead={row.lead} />
        <MembersTab viewer={viewer} />
      </>
    );
  }
  const tabs = organisation ? listPageTabs(viewer, organisation) : [];
  const tab = readPageTab(params, tabs);
  if (!organisation || !tab) return <Gone path={path} />;
  const Tab = tabScreens[tab];
  const page = rest[0] === undefined ? path : `${path}/${organisation.id}`;
  return (
    <>
      <OrganisationHeader viewer={viewer} organisation={organisation} />
      <ListTabs
        label={words['organisationPage.tabs']}
        tabs={tabs.map((key) => ({
          key,
          label: words[`organisationPage.tab.${key}`],
          href: buildTabHref(page, key),
          current: key === tab,
        }))}
      />
      <Tab viewer={viewer} organisation={organisation} page={page} now={new Date()} />
    </>
  );
}

function Gone({ path }: { path: string }) {
  return (
    <MissingEntry
      title={words['organisationPage.gone']}
      text={words['organisationPage.goneText']}
      back={{ href: path, label: words['organisationPage.back'] }}
    />
  );
}
