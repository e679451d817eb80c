import type { ComponentType } from 'react';
import type { AreaRow, ScreenName } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import type { SearchParams } from '@/lib/list';
import { AccountScreen } from './account-screen';
import { CategoriesScreen } from './categories-screen';
import { HomeScreen } from './home-screen';
import { LaterScreen } from './later-screen';
import { MailScreen } from './mail-screen';
import { MediaScreen } from './media-screen';
import { MenuScreen } from './menu-screen';
import { NewsFeedScreen } from './news-feed-screen';
import { NewsItemScreen } from './news-item-screen';
import { NewsListScreen } from './news-list-screen';
import { RegistrationsScreen } from './registrations-screen';
import { SiteScreen } from './site-screen';

/** What every screen gets: its row of the area table, the address it stands at, and who is asking. */
export type ScreenProps = {
  row: AreaRow;
  params: SearchParams;
  /** The row's own address, from the root and without a slash at the end. */
  path: string;
  /** What stands behind it: nothing, an item's id or `new`. */
  rest: string[];
  viewer: Viewer;
};

/** The component behind each screen name of the area table. */
export const screens: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  home: HomeScreen,
  account: AccountScreen,
  registrations: RegistrationsScreen,
  mail: MailScreen,
  media: MediaScreen,
  categories: CategoriesScreen,
  menu: MenuScreen,
  site: SiteScreen,
  newsList: NewsListScreen,
  newsItem: NewsItemScreen,
  newsFeed: NewsFeedScreen,
  later: LaterScreen,
};
