import { EmptyState } from '@/components/ui/empty-state';
import { InlineScript } from '@/components/ui/page/inline-script';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { watchScript } from '@/features/news/list/ui/watch-script';
import { newsMessages } from '@/features/news/news.messages';
import type { NewsCard } from '@/features/news/news.schema';
import { NewsRelatedLinks } from '@/features/news/ui/news-related-links';
import { say } from '@/lib/messages/language';
import type { HomePage, HomeSection } from '../page/home-page.queries';
import { HomeWatcher } from './home-watcher';
import { SectionView, type SiteParts } from './section-view';

type Props = SiteParts & {
  page: HomePage;
  /** True for a preview, which does not look for newer main news. */
  preview?: boolean;
};

/** The front page: the sections that are switched on, from top to bottom, each as wide as the page. */
export function HomeView({ page: { sections, onlineFrom }, preview = false, ...parts }: Props) {
  const main = sections.find(({ kind }) => kind === 'main');
  const cards = sections.flatMap(listCards);
  return (
    <>
      {main && !preview && (
        <>
          <HomeWatcher shown={main.items.map(({ id }) => id)} />
          <InlineScript code={watchScript} />
        </>
      )}
      {cards.length === 0 && (
        <div className="page py-8">
          <EmptyState title={say(newsMessages['news.empty'])} />
        </div>
      )}
      {sections.map((section) => (
        <SectionView key={section.kind} section={section} onlineFrom={onlineFrom} {...parts} />
      ))}
      <StaticHtml className="page py-6">
        <NewsRelatedLinks />
        <UpdatedAt dates={cards.map(({ publishedAt }) => new Date(publishedAt))} />
      </StaticHtml>
    </>
  );
}

const listCards = ({ items, categories }: HomeSection): NewsCard[] => [
  ...items,
  ...categories.flatMap((category) => category.items),
];
