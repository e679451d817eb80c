import type { ComponentType } from 'react';
import type { ScreenName, ScreenProps } from '@/lib/areas/schema';
import { AccountScreen } from './account-screen';
import { AuditScreen } from './audit-screen';
import { CategoriesScreen } from './categories-screen';
import { ContactScreen } from './contact-screen';
import { DisclosureScreen } from './disclosure-screen';
import { DocumentsScreen } from './documents-screen';
import { ForumScreen } from './forum-screen';
import { GraphsScreen } from './graphs-screen';
import { HomeScreen } from './home-screen';
import { MailScreen } from './mail-screen';
import { MediaScreen } from './media-screen';
import { MembersScreen } from './members-screen';
import { MenuScreen } from './menu-screen';
import { NewsFeedScreen } from './news-feed-screen';
import { NewsItemScreen } from './news-item-screen';
import { NewsListScreen } from './news-list-screen';
import { NoticesScreen } from './notices-screen';
import { OrganisationsScreen } from './organisations-screen';
import { OwnAlertsScreen } from './own-alerts-screen';
import { OwnMessagesScreen } from './own-messages-screen';
import { ParticipationScreen } from './participation-screen';
import { PeopleScreen } from './people-screen';
import { PeriodsScreen } from './periods-screen';
import { RegionsScreen } from './regions-screen';
import { ReportOverviewScreen } from './report-overview-screen';
import { ReportsScreen } from './reports-screen';
import { SearchWordsScreen } from './search-words-screen';
import { SentNoticesScreen } from './sent-notices-screen';
import { SiteScreen } from './site-screen';
import { StatisticsScreen } from './statistics-screen';

/** The component behind each screen name of the area table. */
export const screens: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: HomeScreen,
  account: AccountScreen,
  periods: PeriodsScreen,
  reports: ReportsScreen,
  reportOverview: ReportOverviewScreen,
  people: PeopleScreen,
  members: MembersScreen,
  mail: MailScreen,
  media: MediaScreen,
  categories: CategoriesScreen,
  menu: MenuScreen,
  site: SiteScreen,
  forum: ForumScreen,
  organisations: OrganisationsScreen,
  regions: RegionsScreen,
  newsList: NewsListScreen,
  newsItem: NewsItemScreen,
  newsFeed: NewsFeedScreen,
  notices: NoticesScreen,
  sentNotices: SentNoticesScreen,
  audit: AuditScreen,
  documents: DocumentsScreen,
  disclosure: DisclosureScreen,
  contactMessages: ContactScreen,
  participation: ParticipationScreen,
  searchWords: SearchWordsScreen,
  statistics: StatisticsScreen,
  graphs: GraphsScreen,
  ownMessages: OwnMessagesScreen,
  ownAlerts: OwnAlertsScreen,
};
