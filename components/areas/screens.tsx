import type { ComponentType } from 'react';
import { AccountScreen } from '@/features/account/staff/account-screen';
import { MyAlertsScreen } from '@/features/alerts/staff/my-alerts-screen';
import { AuditScreen } from '@/features/audit/staff/audit-screen';
import { ContactScreen } from '@/features/citizens/contact/staff/contact-screen';
import { ParticipationScreen } from '@/features/citizens/participation/staff/participation-screen';
import { VoicesScreen } from '@/features/citizens/voices/staff/voices-screen';
import { DisclosureScreen } from '@/features/documents/disclosure/staff/disclosure-screen';
import { DocumentsScreen } from '@/features/documents/staff/documents-screen';
import { ForumScreen } from '@/features/forum/staff/forum-screen';
import { HandbookScreen } from '@/features/handbook/staff/handbook-screen';
import { FrontDeskScreen } from '@/features/home/pinned/staff/front-desk-screen';
import { InboxScreen } from '@/features/inbox/staff/inbox-screen';
import { MyMessagesScreen } from '@/features/member/messages/staff/my-messages-screen';
import { AddressesScreen } from '@/features/moving/addresses/staff/addresses-screen';
import { OwnMoveScreen } from '@/features/moving/office/staff/own-move-screen';
import { ProofScreen } from '@/features/moving/proof/staff/proof-screen';
import { MoveScreen } from '@/features/moving/staff/move-screen';
import { CategoriesScreen } from '@/features/news/categories/staff/categories-screen';
import { HouseStyleScreen } from '@/features/newsroom/house-style/staff/house-style-screen';
import { MediaScreen } from '@/features/newsroom/library/staff/media-screen';
import { PublishedNewsScreen } from '@/features/newsroom/published/staff/published-news-screen';
import { NoticesScreen } from '@/features/notices/staff/notices-screen';
import { SentNoticesScreen } from '@/features/notices/staff/sent-notices-screen';
import { SystemScreen } from '@/features/operation/staff/system-screen';
import { OrganisationPageScreen } from '@/features/organisation-page/staff/organisation-page-screen';
import { RegionsScreen } from '@/features/organisations/regions/staff/regions-screen';
import { MailScreen } from '@/features/outbox/staff/mail-screen';
import { MembersScreen } from '@/features/people/members/staff/members-screen';
import { PeopleScreen } from '@/features/people/staff/people-screen';
import { ReportOverviewScreen } from '@/features/reports/overview/staff/report-overview-screen';
import { PeriodsScreen } from '@/features/reports/periods/staff/periods-screen';
import { ReportsScreen } from '@/features/reports/staff/reports-screen';
import { SearchWordsScreen } from '@/features/search/admin/staff/search-words-screen';
import { GraphsScreen } from '@/features/statistics/staff/graphs-screen';
import { StatisticsScreen } from '@/features/statistics/staff/statistics-screen';
import { MenuScreen } from '@/features/website/menu/staff/menu-screen';
import { SiteScreen } from '@/features/website/staff/site-screen';
import type { ScreenName, ScreenProps } from '@/lib/areas/schema';
import { HomeScreen } from './home/home-screen';
import { NewsItemArea, NewsListArea } from './news-areas';
import { OrganisationsArea } from './organisations-area';

/** The component behind each screen name of the area table. */
export const screens: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: HomeScreen,
  inbox: InboxScreen,
  account: AccountScreen,
  handbook: HandbookScreen,
  periods: PeriodsScreen,
  reports: ReportsScreen,
  reportOverview: ReportOverviewScreen,
  people: PeopleScreen,
  members: MembersScreen,
  mail: MailScreen,
  media: MediaScreen,
  categories: CategoriesScreen,
  houseStyle: HouseStyleScreen,
  menu: MenuScreen,
  site: SiteScreen,
  forum: ForumScreen,
  organisations: OrganisationsArea,
  organisation: OrganisationPageScreen,
  regions: RegionsScreen,
  newsList: NewsListArea,
  newsItem: NewsItemArea,
  newsFeed: PublishedNewsScreen,
  ownMove: OwnMoveScreen,
  frontDesk: FrontDeskScreen,
  notices: NoticesScreen,
  sentNotices: SentNoticesScreen,
  audit: AuditScreen,
  system: SystemScreen,
  moving: MoveScreen,
  documents: DocumentsScreen,
  disclosure: DisclosureScreen,
  contactMessages: ContactScreen,
  participation: ParticipationScreen,
  voices: VoicesScreen,
  searchWords: SearchWordsScreen,
  statistics: StatisticsScreen,
  graphs: GraphsScreen,
  ownMessages: MyMessagesScreen,
  ownAlerts: MyAlertsScreen,
  moveProof: ProofScreen,
  oldAddresses: AddressesScreen,
};
