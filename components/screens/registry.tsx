import type { ComponentType } from 'react';
import type { AreaRow, ScreenName } from '@/lib/areas/schema';
import type { Viewer } from '@/lib/auth/viewer';
import type { SearchParams } from '@/lib/list';
import { AccountScreen } from './account-screen';
import { HomeScreen } from './home-screen';
import { LaterScreen } from './later-screen';
import { MailScreen } from './mail-screen';
import { RegistrationsScreen } from './registrations-screen';

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
  later: LaterScreen,
};
