import type { ReactNode } from 'react';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { OnlineLine } from '@/features/presence/ui/online-line';
import type { UsefulLink } from '@/lib/site/schema';
import type { Banner } from '../banners/banners.schema';
import { BannerArea } from '../banners/ui/banner-area';
import type { SectionKind } from '../layout/layout.schema';
import type { HomeSection } from '../page/home-page.queries';
import { CategoryDigests } from './category-digests';
import { Hero } from './hero';
import { LeadingCategories } from './leading-categories';
import { Lifestyle } from './lifestyle';
import { MostRead } from './most-read';
import { UsefulLinks } from './useful-links';
import { Videos } from './videos';

/** Parts of the front page that are no news; banners are undefined if they could not be read. */
export type SiteParts = { banners: readonly Banner[] | undefined; links: readonly UsefulLink[] };

type Props = SiteParts & { section: HomeSection; onlineFrom: number };

/** One section of the front page; nothing if it has nothing to show. */
export function SectionView({ section: { kind, items, categories }, banners, links, onlineFrom }: Props) {
  const views: Readonly<Record<SectionKind, () => ReactNode>> = {
    main: () => <Hero items={items} />,
    banners: () => <BannerArea banners={banners} />,
    leading: () => <LeadingCategories categories={categories} />,
    mostRead: () => <MostRead items={items} />,
    videos: () => <Videos items={items} />,
    categories: () => <CategoryDigests categories={categories} />,
    lifestyle: () => <Lifestyle items={items} />,
    links: () => <UsefulLinks links={links} />,
    online: () => <OnlineLine from={onlineFrom} />,
  };
  return isStatic(kind) ? <StaticHtml>{views[kind]()}</StaticHtml> : views[kind]();
}

/** True for a section in which nothing runs in the browser. */
const isStatic = (kind: SectionKind): boolean => !['main', 'banners', 'leading', 'videos'].includes(kind);
