import { Kicker } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Name } from '@/components/ui/line-text/name';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { isEnglish, say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { formatCount, formatLongDate, formatNumber, interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { buildListHref } from '../../news.rules';
import type { NewsItem } from '../../news.schema';
import { readingMessages as words } from '../../reading.messages';
import { Headline } from '../../ui/headline';
import { itemMessages } from '../item.messages';

/** Breadcrumbs, headline, date, author and read count. */
export function ItemHeader({ item }: { item: NewsItem }) {
  return (
    <>
      <Breadcrumbs items={[{ label: item.category.name, href: buildListHref(item) }, { label: item.topic }]} />
      <a href={buildListHref(item)} className="inline-block py-0.5 hover:underline">
        <Kicker>{item.category.name}</Kicker>
      </a>
      <h1 className="mt-1 text-2xl">
        <Headline>{item.topic}</Headline>
      </h1>
      <p className="tabular mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5 font-normal text-ink-3 text-xs">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="calendar-days" className="size-4" />
          <time dateTime={item.publishedAt}>{formatLongDate(new Date(item.publishedAt))}</time>
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="building-2" className="size-4" />
          <span className="sr-only">{say(words['reading.by'])}</span>
          {item.authorPage === undefined ? (
            <Name>{item.author}</Name>
          ) : (
            <a href={localHref(`/organisations/${item.authorPage}/`)} className="py-0.5 text-link hover:underline">
              <Name>{item.author}</Name>
            </a>
          )}
        </span>
        {item.canonicalUrl !== undefined && <SourceLink address={item.canonicalUrl} />}
        <span
          data-reads=""
          className="inline-flex items-center gap-1.5"
          title={say(newsMessages['news.reads']).replace('{count}', formatNumber(item.reads))}
        >
          <Icon name="eye" className="size-4" />
          <span className="sr-only">{say(words['reading.read'])}</span>{' '}
          <data value={item.reads}>{formatCount(item.reads)}</data>{' '}
          <span className="sr-only">{say(words['reading.times'])}</span>
        </span>
      </p>
      {isEnglish() && <EnglishLead summary={item.summaryEn} />}
    </>
  );
}

/** Link to the page of another site where the item was published first. */
function SourceLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1.5 break-all py-0.5 text-link hover:underline"
    >
      <Icon name="external-link" className="size-4 shrink-0" />
      {interpolate(say(itemMessages['item.source']), { host: new URL(address).hostname })}
    </a>
  );
}

/** Summary in English, and the language of the text below it. */
function EnglishLead({ summary }: { summary: string | undefined }) {
  return (
    <div className="mt-5 max-w-read border-gold-500 border-s-3 ps-4">
      {summary && <p className="whitespace-pre-line">{summary}</p>}
      <p className="text-ink-2 text-sm">{say(itemMessages['item.textInThai'])}</p>
    </div>
  );
}
