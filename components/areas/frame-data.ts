import type { ReviewNotifications } from '@/features/newsroom/queue/queue.schema';
import type { MenuSection } from '@/lib/areas/schema';
import type { SiteFrame, SocialLink } from '@/lib/site/schema';

/** Data of an area's frame; `badges` holds the pending counts by the path of their row. */
export type AreaFrameData = {
  frame: SiteFrame;
  menu: MenuSection[];
  badges: Readonly<Record<string, number>>;
  /** The head of the inbox, for viewers who have one. */
  bell: ReviewNotifications | undefined;
  /** Lines of the bell about colleagues for whom the viewer stands in. */
  notes: readonly string[];
  /** The address of the area's home. */
  home: string;
  title: string;
  name: string | undefined;
  organisation: string | undefined;
  /** The staff chat group, if there is one and the role may use it. */
  chat: SocialLink | undefined;
};
