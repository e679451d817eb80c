import type { ReactNode } from 'react';
import { statisticsMessages } from '@/features/statistics/statistics.messages';
import type { StatisticsKind } from '@/features/statistics/statistics.schema';
import { say } from '@/lib/messages/language';
import { listSiteMapPages } from '@/lib/public-pages/rules';
import type { SiteMapGroup } from '@/lib/public-pages/schema';
import { formatNumber } from '@/lib/time/format';
import { siteMapMessages as words } from '../site-map.messages';

type Named = { id: number; name: string };
type Props = {
  categories: readonly (Named & { section: 'news' | 'lifestyle' })[];
  organisations: readonly { kind: StatisticsKind; items: readonly Named[] }[];
};
type Page = readonly [href: string, label: string];

const listLinks = (group: SiteMapGroup): Page[] => listSiteMapPages(group).map(({ path, title }) => [path, say(title)]);

/** All pages of the site: the fixed ones, categories, and organisations collapsed by kind. */
export function SiteMapView({ categories, organisations }: Props) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <SiteMapSection title={words['siteMap.main'].th}>
        <Links pages={listLinks('main')} />
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
        <Links pages={[...listLinks('services'), ['/api/docs', words['siteMap.api'].th]]} />
      </SiteMapSection>
      <SiteMapSection title={words['siteMap.law'].th}>
        <Links pages={listLinks('law')} />
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
