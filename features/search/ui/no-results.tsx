import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { hasQuotedPart } from '@/features/news/filter/filter.rules';
import { siteMessages } from '@/lib/site/messages';
import { searchPageMessages as words } from '../page/page.messages';
import { getChosenFields, SEARCH_PATH, type SearchChoice, searchHref } from '../page/page.rules';

/** Empty state of a search, with advice and other links. */
export function NoResults({ choice }: { choice: SearchChoice }) {
  const { search } = choice.filter;
  const isNarrowed = getChosenFields(choice.filter).length > 0;
  const advice = [
    ...(isNarrowed && search ? [words['search.advice.filters'].th] : []),
    ...(search && hasQuotedPart(search) ? [words['search.advice.quotes'].th] : []),
    ...(search ? spellingAdvice : []),
  ];
  return (
    <div className="border-line border-y py-10">
      <Icon name="search-x" className="icon-thin size-10 text-gold-500" />
      <h2 className="mt-3 text-lg">{words[search ? 'search.none' : 'search.noneFiltered'].th}</h2>
      {advice.length > 0 && (
        <>
          <p className="mt-4 font-normal text-sm">{words['search.advice'].th}</p>
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
          <LinkButton look="primary" href={search ? searchHref({ ...choice, filter: { search } }) : SEARCH_PATH}>
            {words['search.clear'].th}
          </LinkButton>
        )}
        {relatedLinks.map(({ href, text }) => (
          <LinkButton key={href} href={href}>
            {text}
          </LinkButton>
        ))}
      </p>
    </div>
  );
}

const spellingAdvice = [words['search.advice.shorter'].th, words['search.advice.spelling'].th];

const relatedLinks = [
  { href: '/news_group/', text: words['search.allNews'].th },
  { href: '/documents/', text: siteMessages['documents.title'].th },
  { href: '/contact/', text: words['search.contact'].th },
];
