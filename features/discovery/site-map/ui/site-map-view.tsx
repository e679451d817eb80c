import type { ReactNode } from 'react';
import { disclosureMessages } from '@/features/documents/disclosure/disclosure.messages';
import { newsMessages } from '@/features/news/news.messages';
import { statisticsMessages } from '@/features/statistics/statistics.messages';
import type { StatisticsKind } from '@/features/statistics/statistics.schema';
import { accessibilityMessages } from '@/features/website/accessibility/accessibility.messages';
import { faqMessages } from '@/features/website/faq/faq.messages';
import { policiesMessages } from '@/features/website/policies/policies.messages';
import { siteMessages } from '@/lib/site/messages';
import { formatNumber } from '@/lib/time/format';
import { siteMapMessages as words } from '../site-map.messages';

type Named = { id: number; name: string };
type Props = {
  categories: readonly (Named & { section: 'news' | 'lifestyle' })[];
  organisations: readonly { kind: StatisticsKind; items: readonly Named[] }[];
};
type Page = readonly [href: string, label: string];

const mainPages: readonly Page[] = [
  ['/', siteMessages['menu.home'].th],
  ['/news_group/', siteMessages['menu.news'].th],
  ['/lifeStyle/', siteMessages['menu.lifestyle'].th],
  ['/readnews/movec/', newsMessages['news.main'].th],
  ['/most_read/', words['siteMap.mostRead'].th],
  ['/archive/', words['siteMap.archive'].th],
  ['/search/', words['siteMap.search'].th],
];
const servicePages: readonly Page[] = [
  ['/documents/', siteMessages['menu.documents'].th],
  ['/participation/', siteMessages['menu.participation'].th],
  ['/contact/', siteMessages['menu.contact'].th],
  ['/faq/', faqMessages['faq.title'].th],
  ['/saved/', words['siteMap.saved'].th],
  ['/alerts/', words['siteMap.alerts'].th],
  ['/document/export_news/', words['siteMap.export'].th],
  ['/login/', words['siteMap.register'].th],
  ['/api/docs', words['siteMap.api'].th],
];
const legalPages: readonly Page[] = [
  ['/about/', siteMessages['menu.about'].th],
  ['/disclosure/', disclosureMessages['disclosure.title'].th],
  ['/privacy/', policiesMessages['policies.privacy'].th],
  ['/rights/', words['siteMap.rights'].th],
  ['/policy/', policiesMessages['policies.website'].th],
  ['/terms/', siteMessages['terms.title'].th],
  ['/accessibility/', accessibilityMessages['accessibility.title'].th],
  ['/en/', words['siteMap.english'].th],
];

/** All pages of the site: the fixed ones, categories, and organisations collapsed by kind. */
export function SiteMapView({ categories, organisations }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <SiteMapSection title={words['siteMap.main'].th}>
        <Links pages={mainPages} />
      </SiteMapSection>
      <SiteMapSection title={words['siteMap.categories'].th}>
        <Links
          pages={categories.map(({ id, name, section }) => [
            section === 'news' ? `/news_group/?news_type=${id}` : '/lifeStyle/',
            name,
          ])}
        />
      </SiteMapSection>
      <SiteMapSection title={words['siteMap.services'].th}>
        <Links pages={servicePages} />
      </SiteMapSection>
      <SiteMapSection title={words['siteMap.law'].th}>
        <Links pages={legalPages} />
      </SiteMapSection>
      <div className="sm:col-span-full">
        <SiteMapSection id="organisations" title={words['siteMap.organisations'].th}>
          {organisations.map(({ kind, items }) => (
            <details key={kind} className="border-line border-b">
              <summary className="min-h-11 cursor-pointer py-2.5">
                <span className="font-strong">{statisticsMessages[`statistics.kind.${kind}`].th}</span>{' '}
                <span className="tabular text-ink-2 text-sm">
                  {words['siteMap.count'].th.replace('{n}', formatNumber(items.length))}
                </span>
              </summary>
              <div className="columns-1 gap-10 pb-4 sm:columns-2 lg:columns-3">
                <Links pages={items.map(({ id, name }) => [`/organisations/${id}/`, name])} />
              </div>
            </details>
          ))}
        </SiteMapSection>
      </div>
    </div>
  );
}

function SiteMapSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-4">
      <h2 className="mb-2 border-line border-b pb-2 text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Links({ pages }: { pages: readonly Page[] }) {
  return (
    <ul>
      {pages.map(([href, label]) => (
        <li key={`${href} ${label}`} className="break-inside-avoid">
          <a href={href} className="inline-flex min-h-10 items-center font-normal hover:text-link hover:underline">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
