import { Fragment } from 'react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Name } from '@/components/ui/line-text/name';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { PublicPage } from '@/components/ui/page/public-page';
import { StaticHtml } from '@/components/ui/static-html/static-html';
import { getLanguage, say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { formatNumber } from '@/lib/time/format';
import { directoryMessages as words } from '../directory.messages';
import type { Directory } from '../directory.queries';
import { DIRECTORY_PATH, type DirectoryChoice, directory, directoryHref } from '../directory.rules';
import styles from './directory.module.css';
import { DirectoryEntries } from './directory-entries';
import { KindLinks, LetterLinks } from './directory-links';
import { ProvinceMap } from './province-map';
import { RegionList } from './region-list';

type Props = { choice: DirectoryChoice; found: Directory };

/** Directory of the organisations: search, kinds, letters, the page of a list, and the provinces as map and list. */
export function DirectoryView({ choice, found: { items, total, page, chosen, kinds, letters, regions } }: Props) {
  const provinces = regions
    .flatMap((region) => region.provinces)
    .toSorted((a, b) => a.name.localeCompare(b.name, getLanguage()));
  return (
    <PublicPage title={say(words['directory.title'])} lead={say(words['directory.lead'])}>
      <ListFilters
        list={directory}
        path={localHref(DIRECTORY_PATH)}
        choice={choice}
        label={say(words['directory.search'])}
        options={{ province: provinces }}
        hrefOf={() => localHref(DIRECTORY_PATH)}
      />
      <StaticHtml>
        <KindLinks choice={choice} kinds={kinds} />
        <LetterLinks choice={choice} letters={letters} />
      </StaticHtml>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_24rem]">
        <section aria-labelledby="found" className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="found" className="text-xl">
              {say(words['directory.found']).replace('{n}', formatNumber(total))}
              {chosen.map((name) => (
                <Fragment key={name}>
                  {' · '}
                  <Name>{name}</Name>
                </Fragment>
              ))}
            </h2>
            <a href="#map" className="py-1 font-normal text-link text-sm hover:underline lg:hidden">
              {say(words['directory.toMap'])}
            </a>
          </div>
          <StaticHtml>
            {items.length > 0 ? <DirectoryEntries items={items} choice={choice} /> : <NothingFound choice={choice} />}
          </StaticHtml>
          <ListFooter
            choice={{ page, per: choice.per }}
            total={total}
            hrefOf={(change) => directoryHref(choice, { page: change.page })}
            fixedSize
          />
        </section>
        {provinces.length > 0 && (
          <div className={styles.aside}>
            <ProvinceMap choice={choice} regions={regions} />
            <RegionList choice={choice} regions={regions} />
          </div>
        )}
      </div>
    </PublicPage>
  );
}

function NothingFound({ choice }: Pick<Props, 'choice'>) {
  if (!directory.isNarrowed(choice)) return <EmptyState title={say(words['directory.nothing'])} icon="building-2" />;
  return (
    <EmptyState
      title={say(words['directory.noMatch'])}
      text={say(words['directory.noMatchText'])}
      icon="search-x"
      action={<LinkButton href={localHref(DIRECTORY_PATH)}>{say(words['directory.all'])}</LinkButton>}
    />
  );
}
