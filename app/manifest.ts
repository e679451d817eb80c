import type { MetadataRoute } from 'next';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { savedMessages } from '@/features/news/saved/saved.messages';
import { siteMessages } from '@/lib/site/messages';
import { getSiteFrame } from '@/lib/site/queries';

export const dynamic = 'force-dynamic';

const buildIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Web app manifest, which lets browsers install the portal as an app. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { site, colors } = await getSiteFrame();
  return {
    id: '/',
    name: `${site.brand} · ${site.agency}`,
    short_name: site.brand,
    description: `${site.brandEn} · ${site.agency}`,
    lang: 'th',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fdfbf8',
    theme_color: colors?.accent ?? '#74101f',
    categories: ['news', 'education', 'government'],
    icons: [
      buildIcon('app', 192, 'any'),
      buildIcon('app', 512, 'any'),
      buildIcon('app-maskable', 192, 'maskable'),
      buildIcon('app-maskable', 512, 'maskable'),
    ],
    shortcuts: [
      { name: savedMessages['saved.title'].th, url: '/saved/' },
      { name: siteMessages['menu.news'].th, url: '/news_group/' },
      { name: uiMessages['ui.searchNews'].th, url: '/search/' },
    ],
  };
}
