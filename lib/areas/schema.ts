import type { SearchParams } from '@/lib/list/list';
import type { AccountRole } from '../auth/roles';
import type { Viewer } from '../auth/viewer';

/** The roles that have an area of their own. */
export type AreaRole = AccountRole;

export type LocalizedText = { th: string; en: string };

/** Names of the screen registry. */
export type ScreenName =
  | 'home'
  | 'inbox'
  | 'account'
  | 'handbook'
  | 'people'
  | 'members'
  | 'mail'
  | 'media'
  | 'categories'
  | 'houseStyle'
  | 'menu'
  | 'site'
  | 'forum'
  | 'organisations'
  | 'organisation'
  | 'regions'
  | 'periods'
  | 'reports'
  | 'reportOverview'
  | 'newsList'
  | 'newsItem'
  | 'newsFeed'
  | 'ownMove'
  | 'frontDesk'
  | 'notices'
  | 'sentNotices'
  | 'audit'
  | 'system'
  | 'moving'
  | 'documents'
  | 'disclosure'
  | 'contactMessages'
  | 'participation'
  | 'searchWords'
  | 'voices'
  | 'statistics'
  | 'graphs'
  | 'ownMessages'
  | 'ownAlerts'
  | 'moveProof'
  | 'oldAddresses';

/** Kinds of organisations that a scope can name. */
type OfficeKind = 'department' | 'unit' | 'institute' | 'province' | 'college';

/**
 * Scope of the rows of a screen: the account itself, its organisation, the organisations that it supervises, both, one
 * kind of organisation everywhere, everything, or the public rows.
 */
export type Scope = 'self' | 'own' | 'members' | 'ownAndMembers' | 'all' | 'public' | `kind:${OfficeKind}`;

/** Sidebar sections, in display order. */
export const groupNames = ['main', 'news', 'users', 'site', 'own'] as const;
export type GroupName = (typeof groupNames)[number];

/** Icon names; components map them to pictures. */
export type IconName =
  | ('house' | 'chart' | 'graph' | 'tags' | 'newspaper' | 'files' | 'sparkles' | 'rss' | 'forum' | 'people' | 'mail')
  | ('folder' | 'report' | 'matrix' | 'megaphone' | 'image' | 'account' | 'college' | 'institute' | 'province' | 'unit')
  | (
      | 'department'
      | 'hand'
      | 'search'
      | 'card'
      | 'key'
      | 'menu'
      | 'map'
      | 'settings'
      | 'log'
      | 'outbox'
      | 'period'
      | 'front'
    )
  | ('style' | 'help' | 'voice' | 'inbox' | 'pulse');

/** A screen: its title and purpose, the same in every area. */
export type AreaScreen = {
  screen: ScreenName;
  title: LocalizedText;
  /** One Thai sentence. */
  lead: string;
  icon: IconName;
  /** Pages below the row's own address: an item at `/{id}`, a new one at `/new`. */
  items?: readonly ItemName[];
  /** Kinds of accounts in a list of people; the first is the initial one. */
  people?: readonly ('staff' | 'users')[];
  /** True for the list of accounts whose screen shows the password requests first. */
  passwordRequests?: boolean;
  /**
   * Section whose item pages this screen owns, when several screens list them: the newsroom's news or lifestyle items.
   */
  section?: 'news' | 'lifestyle';
  /** True for the newsroom list that starts with the number of items per category. */
  byCategory?: boolean;
  /** Kind of rows that can be imported from a file; the import page is at `/import` below. */
  imports?: 'organisations' | 'collegeUsers' | 'staff';
};
export type ItemName = 'id' | 'new';

/** A row of the area table: one address, its screen and the scope of its rows. */
export type AreaRow = AreaScreen & {
  /** Path below the area's root, without leading or trailing slash; '' for the home. */
  path: string;
  scope: Scope;
  group: GroupName;
  /** True if the sidebar has no entry for it. */
  hidden?: boolean;
  /** True if the list can be filtered to own or supervised offices. */
  canFilterByOwner?: boolean;
};

/** An entry of the sidebar that leads to a public page. */
export type AreaLink = { href: string; title: LocalizedText; lead: string; icon: IconName };

export type Area = {
  role: AreaRole;
  /** Address of the home, without a trailing slash. */
  root: string;
  title: LocalizedText;
  rows: readonly AreaRow[];
  /** Shown after the home entry. */
  links?: readonly AreaLink[];
};

/** A sidebar entry; `path` is set if it belongs to a row. */
export type MenuEntry = AreaLink & { path?: string };
/** A sidebar section; those with an icon are collapsible. */
export type MenuSection = { name: GroupName; title?: string; icon?: IconName; entries: MenuEntry[] };

/** Props of every screen: its row of the area table, its address, and the viewer. */
export type ScreenProps = {
  row: AreaRow;
  params: SearchParams;
  /** The row's own address, from the root, without a trailing slash. */
  path: string;
  /** The rest of the path: nothing, an item id or `new`. */
  rest: string[];
  viewer: Viewer;
};
