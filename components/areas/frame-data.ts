import type { ReviewNotifications } from '@/features/newsroom/queue/queue.schema';
import type { MenuSection } from '@/lib/areas/schema';
import type { SiteFrame, SocialLink } from '@/lib/site/schema';

/** Everything that the frame of an area shows; what waits stands in `badges` by the path of its row. */
export type AreaFrameData = {
  frame: SiteFrame;
  menu: MenuSection[];
  badges: Readonly<Record<string, number>>;
  /** What waits in the newsroom, for those who write. */
  bell: ReviewNotifications | undefined;
  /** The address of the area's home. */
  home: string;
  title: string;
  name: string | undefined;
  organisation: string | undefined;
  /** The colleagues' chat group, where there is one and it is for this role. */
  chat: SocialLink | undefined;
};
