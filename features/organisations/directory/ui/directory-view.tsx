import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFilters } from '@/components/ui/list/list-filters';
import { ListFooter } from '@/components/ui/list/list-footer';
import { PublicPage } from '@/components/ui/page/public-page';
import { StaticHtml } from '@/components/ui/static-html/static-html';
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
    .toSorted((a, b) => a.name.localeCompare(b.name, 'th'));
  return (
    <PublicPage title={words['directory.title'].th} lead={words['directory.lead'].th}>
      <ListFilters
        list={directory}
        path={DIRECTORY_PATH}
        choice={choice}
        label={words['directory.search'].th}
        options={{ province: provinces }}
        hrefOf={() => DIRECTORY_PATH}
      />
      <StaticHtml>
        <KindLinks choice={choice} kinds={kinds} />
        <LetterLinks choice={choice} letters={letters} />
      </StaticHtml>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_24rem]">
        <section aria-labelledby="found" className="min-w-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="found" className="text-xl">
              {[words['directory.found'].th.replace('{n}', formatNumber(total)), ...chosen].join(' · ')}
            </h2>
            <a href="#map" className="py-1 font-normal text-link text-sm hover:underline lg:hidden">
              {words['directory.toMap'].th}
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
  if (!directory.isNarrowed(choice)) return <EmptyState title={words['directory.nothing'].th} icon="building-2" />;
  return (
    <EmptyState
      title={words['directory.noMatch'].th}
      text={words['directory.noMatchText'].th}
      icon="search-x"
      action={<LinkButton href={DIRECTORY_PATH}>{words['directory.all'].th}</LinkButton>}
    />
  );
}
