import type { MenuEntry } from '@/lib/site/schema';

/** An entry of the tab bar as the administrator sees it. */
export type MenuListEntry = Pick<MenuEntry, 'kind' | 'label' | 'href' | 'categoryId'> & {
  id: number;
  visible: boolean;
  /** True if readers can see its target; only a category can be hidden. */
  targetVisible: boolean;
};
