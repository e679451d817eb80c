import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { hasQuotedPart } from '@/features/news/filter/filter.rules';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { siteMessages } from '@/lib/site/messages';
import { searchPageMessages as words } from '../page/page.messages';
import { getChosenFields, SEARCH_PATH, type SearchChoice, searchHref } from '../page/page.rules';

/** Empty state of a search, with advice and other links. */
export function NoResults({ choice }: { choice: SearchChoice }) {
  const { search } = choice.filter;
  const isNarrowed = getChosenFields(choice.filter).length > 0;
  const advice = [
    ...(isNarrowed && search ? [say(words['search.advice.filters'])] : []),
    ...(search && hasQuotedPart(search) ? [say(words['search.advice.quotes'])] : []),
    ...(search ? spellingAdvice.map(say) : []),
  ];
  return (
    <div className="border-line border-y py-10">
      <Icon name="search-x" className="icon-thin size-10 text-gold-500" />
      <h2 className="mt-3 text-lg">{say(words[search ? 'search.none' : 'search.noneFiltered'])}</h2>
      {advice.length > 0 && (
        <>
          <p className="mt-4 font-normal text-sm">{say(words['search.advice'])}</p>
          <ul className="mt-1 list-disc ps-6 text-ink-2 text-sm marker:text-gold-500">
            {advice.map((line) => (
              <li key={line} className="py-0.5">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {isNarrowed && (
          <LinkButton
            look="primary"
            href={search ? searchHref({ ...choice, filter: { search } }) : localHref(SEARCH_PATH)}
          >
            {say(words['search.clear'])}
          </LinkButton>
        )}
        {relatedLinks.map(({ href, text }) => (
          <LinkButton key={href} href={localHref(href)}>
            {say(text)}
          </LinkButton>
        ))}
      </p>
    </div>
  );
}

const spellingAdvice = [words['search.advice.shorter'], words['search.advice.spelling']];

const relatedLinks = [
  { href: '/news_group/', text: words['search.allNews'] },
  { href: '/documents/', text: siteMessages['documents.title'] },
  { href: '/contact/', text: words['search.contact'] },
];
