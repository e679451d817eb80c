import type { SearchParams } from '@/lib/list/list';
import type { Role } from '../auth/roles';
import type { Viewer } from '../auth/viewer';

/** The roles that have an area of their own. */
export type AreaRole = Exclude<Role, 'visitor'>;

export type LocalizedText = { th: string; en: string };

/** Names of the screen registry. */
export type ScreenName =
  | 'home'
  | 'account'
  | 'people'
  | 'members'
  | 'mail'
  | 'media'
  | 'categories'
  | 'menu'
  | 'site'
  | 'forum'
  | 'organisations'
  | 'regions'
  | 'periods'
  | 'reports'
  | 'reportOverview'
  | 'newsList'
  | 'newsItem'
  | 'newsFeed'
  | 'notices'
  | 'sentNotices'
  | 'audit'
  | 'documents'
  | 'disclosure'
  | 'contactMessages'
  | 'participation'
  | 'searchWords'
  | 'statistics'
  | 'graphs'
  | 'ownMessages'
  | 'ownAlerts';

/** Kinds of organisations that a screen may be about. */
type OfficeKind = 'department' | 'unit' | 'institute' | 'province' | 'college';

/**
 * Whose rows a screen shows: the account itself, its organisation, what that supervises, both, one kind of organisation
 * everywhere, everything, or what every reader sees.
 */
export type Scope = 'self' | 'own' | 'members' | 'ownAndMembers' | 'all' | 'public' | `kind:${OfficeKind}`;

/** The parts of a sidebar, in this order. */
export const groupNames = ['main', 'news', 'users', 'site', 'own'] as const;
export type GroupName = (typeof groupNames)[number];

/** Which icon stands for a place; components know the pictures. */
export type IconName =
  | ('house' | 'chart' | 'graph' | 'tags' | 'newspaper' | 'files' | 'sparkles' | 'rss' | 'forum' | 'people' | 'mail')
  | ('folder' | 'report' | 'matrix' | 'megaphone' | 'image' | 'account' | 'college' | 'institute' | 'province' | 'unit')
  | ('department' | 'hand' | 'search' | 'card' | 'key' | 'menu' | 'map' | 'settings' | 'log' | 'outbox' | 'period');

/** What a screen is called and what it is for, in whatever area it stands. */
export type AreaScreen = {
  screen: ScreenName;
  title: LocalizedText;
  /** One Thai sentence. */
  lead: string;
  icon: IconName;
  /** What opens below the row's own address: an item at `/{id}`, a new one at `/new`. */
  items?: readonly ItemName[];
  /** A list of accounts: which kinds of them, the first one to begin with. */
  people?: readonly ('staff' | 'users')[];
  /** A list of accounts that stands behind the requests for passwords. */
  passwordRequests?: boolean;
  /** Whose items open here, of all places that could show them: the newsroom's lists of news and of lifestyle items. */
  section?: 'news' | 'lifestyle';
  /** A list of the newsroom that begins with how many items each category has. */
  byCategory?: boolean;
  /** What a file of many rows may bring into the list; its page stands at `/import` below. */
  imports?: 'organisations' | 'collegeUsers' | 'staff';
  /** A list of the newsroom from which the front page's main news is put in order, by those who may. */
  ordersHome?: boolean;
};
export type ItemName = 'id' | 'new';

/** One address of an area: what is there, and whose rows it shows. */
export type AreaRow = AreaScreen & {
  /** Below the area's root, without slashes at its ends; the area's home is ''. */
  path: string;
  scope: Scope;
  group: GroupName;
  /** Whether the sidebar has an entry for it. */
  menu: boolean;
  /** A list of one's own items and those of whom one supervises that can show either alone. */
  canFilterByOwner?: boolean;
};

/** An entry of the sidebar that leads to a public page. */
export type AreaLink = { href: string; title: LocalizedText; lead: string; icon: IconName };

export type Area = {
  role: AreaRole;
  /** The address of its home, without a slash at the end. */
  root: string;
  title: LocalizedText;
  rows: readonly AreaRow[];
  /** They stand behind the home entry. */
  links?: readonly AreaLink[];
};

/** One entry of a sidebar; `path` names the row behind it, where there is one. */
export type MenuEntry = AreaLink & { path?: string };
/** A part of a sidebar; those with an icon fold. */
export type MenuSection = { name: GroupName; title?: string; icon?: IconName; entries: MenuEntry[] };

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
