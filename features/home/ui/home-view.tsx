import { EmptyState } from '@/components/ui/empty-state';
import { InlineScript } from '@/components/ui/page/inline-script';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { watchScript } from '@/features/news/list/ui/watch-script';
import { newsMessages } from '@/features/news/news.messages';
import type { NewsCard } from '@/features/news/news.schema';
import { NewsRelatedLinks } from '@/features/news/ui/news-related-links';
import { OnlineCard } from '@/features/presence/ui/online-card';
import type { UsefulLink } from '@/lib/site/schema';
import type { Banner } from '../banners/banners.schema';
import { BannerArea } from '../banners/ui/banner-area';
import type { HomeNews } from '../pinned/pinned.queries';
import { CategoryDigest } from './category-digest';
import { CategoryFeature } from './category-feature';
import { CategoryGrid } from './category-grid';
import { Hero } from './hero';
import { HomeWatcher } from './home-watcher';
import { Lifestyle } from './lifestyle';
import { MostRead } from './most-read';
import { UsefulLinks } from './useful-links';
import { Videos } from './videos';

type Props = { front: HomeNews; banners: readonly Banner[] | undefined; links: readonly UsefulLink[] };

/** The front page: the first two categories in full beside the side column, the others as digests. */
export function HomeView({ front, banners, links }: Props) {
  const [first, second, ...others] = front.categories;
  return (
    <>
      <Hero items={front.hero} />
      <HomeWatcher shown={front.hero.map(({ id }) => id)} />
      <InlineScript code={watchScript} />
      <BannerArea banners={banners} />
      <div className="page grid grid-cols-1 gap-x-10 gap-y-14 py-12 lg:grid-cols-[minmax(0,1fr)_18.75rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-14">
          {first ? <CategoryGrid {...first} /> : <EmptyState title={newsMessages['news.empty'].th} />}
          {second && <CategoryFeature {...second} />}
        </div>
        <StaticHtml as="aside" className="grid grid-cols-1 content-start gap-10">
          <MostRead items={front.mostRead} />
          <OnlineCard />
          <UsefulLinks links={links} />
        </StaticHtml>
      </div>
      <Videos items={front.videos} />
      {others.length > 0 && (
        <StaticHtml className="page grid grid-cols-1 gap-x-10 gap-y-12 py-14 md:grid-cols-2 lg:grid-cols-3">
          {others.map((category) => (
            <CategoryDigest key={category.id} {...category} />
          ))}
        </StaticHtml>
      )}
      <StaticHtml>
        <Lifestyle items={front.lifestyle} />
        <div className="page py-8">
          <NewsRelatedLinks />
        </div>
        <div className="page pb-8">
          <UpdatedAt dates={listShownCards(front).map(({ publishedAt }) => new Date(publishedAt))} />
        </div>
      </StaticHtml>
    </>
  );
}

/** Every item on the page. */
const listShownCards = ({ hero, categories, lifestyle, videos }: HomeNews): NewsCard[] => [
  ...hero,
  ...categories.flatMap(({ items }) => items),
  ...lifestyle,
  ...videos,
];
