import { InlineScript } from '@/components/ui/page/inline-script';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { SectionHeading } from '@/components/ui/section-heading';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { say } from '@/lib/messages/language';
import { linkTo } from '@/lib/public-pages/english';
import { interpolate } from '@/lib/time/format';
import { buildListHref, newsHref } from '../../news.rules';
import type { NewsCard, NewsItem } from '../../news.schema';
import { NewsRow } from '../../ui/news-row';
import { itemMessages as words } from '../item.messages';
import { ItemActions } from './item-actions';
import { ItemBody } from './item-body';
import { ItemHeader } from './item-header';
import { itemScript } from './item-script';
import { Neighbours } from './neighbours';
import { PrintedFrom } from './printed-from';

type RelatedNews = { newer: NewsCard | undefined; older: NewsCard | undefined; related: NewsCard[] };
type Props = {
  item: NewsItem;
  around: RelatedNews;
  siteUrl: string;
  /** Preview for authors and reviewers: nothing is counted or shared, and pictures may need a key. */
  preview?: { pictureQuery?: string };
};

/** One item on its own page. */
export function ItemView({ item, around, siteUrl, preview }: Props) {
  return (
    <div data-item-category={item.category.id} data-counts-read={preview ? undefined : item.id} className="page py-8">
      <article className="item mx-auto max-w-article">
        <StaticHtml as="header">
          <ItemHeader item={item} />
        </StaticHtml>
        <ItemBody item={item} pictureQuery={preview?.pictureQuery}>
          <div inert={preview !== undefined}>
            <ItemActions id={item.id} topic={item.topic} href={newsHref(item)} siteUrl={siteUrl} shares={item.shares} />
          </div>
        </ItemBody>
        <StaticHtml>
          <PrintedFrom address={`${siteUrl}${newsHref(item)}`} />
          <UpdatedAt dates={[item.publishedAt, ...item.corrections.map(({ at }) => at)].map((at) => new Date(at))} />
          {item.authorPage !== undefined && <SuggestLink office={item.authorPage} />}
          <Neighbours newer={around.newer} older={around.older} />
        </StaticHtml>
      </article>
      <StaticHtml>
        <Related item={item} cards={around.related} />
      </StaticHtml>
      <InlineScript code={itemScript} />
    </div>
  );
}

/** Link to the form of suggestions and complaints, with the item's organisation chosen. */
function SuggestLink({ office }: { office: number }) {
  return (
    <p className="mt-2 text-sm print:hidden">
      <a
        {...linkTo(`/participation/suggest/?office=${office}`)}
        rel="nofollow"
        className="inline-flex min-h-10 items-center text-link hover:underline"
      >
        {say(words['item.suggest'])}
      </a>
    </p>
  );
}

function Related({ item, cards }: { item: NewsItem; cards: readonly NewsCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related" className="lazy tall-32 lg:tall-18 mt-14 print:hidden">
      <SectionHeading
        id="related"
        more={{
          href: buildListHref(item),
          text: say(words['item.all']),
          label: interpolate(say(words['item.allIn']), { name: item.category.name }),
        }}
      >
        {say(words['item.related'])}
      </SectionHeading>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-2">
        {cards.map((card) => (
          <NewsRow key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}
