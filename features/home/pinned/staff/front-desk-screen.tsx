import { ForbiddenView } from '@/components/ui/page/forbidden-view';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import { getLandingHref } from '@/lib/areas/navigation';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { setStatus } from '@/lib/request/context';
import { readPreviewWidth } from '../../layout/layout.rules';
import { HomeNewsTab } from './home-news-tab';

/** The front page's desk as a screen of its own, for viewers who may arrange it. */
export function FrontDeskScreen({ row, path, params, viewer }: ScreenProps) {
  if (!can(viewer, 'news.front')) {
    setStatus(403);
    return <ForbiddenView landing={getLandingHref(viewer.role)} />;
  }
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <HomeNewsTab isPage preview={readPreviewWidth(params)} hrefOf={(preview) => `${path}?preview=${preview}`} />
    </>
  );
}
