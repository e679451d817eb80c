import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { Breadcrumbs } from '@/components/ui/page/breadcrumbs';
import { PageHeader } from '@/components/ui/page/page-header';
import { UpdatedAt } from '@/components/ui/page/updated-at';
import { disclosureMessages as words } from '../disclosure.messages';
import type { DisclosureItem } from '../disclosure.queries';
import { DisclosureProgress } from './disclosure-progress';
import { DisclosureView } from './disclosure-view';

type Props = { year: number; years: readonly { year: number }[]; items: readonly DisclosureItem[] };

/** Public page: the items of a fiscal year, the number published, and links to the other years. */
export function DisclosurePage({ year, years, items }: Props) {
  return (
    <div className="page pt-6 pb-16">
      <Breadcrumbs items={[{ label: words['disclosure.title'].th }]} />
      <PageHeader title={words['disclosure.title'].th} lead={words['disclosure.lead'].th} />
      {years.length > 0 && (
        <div className="mb-6">
          <ListTabs
            label={words['disclosure.years'].th}
            tabs={years.map((one) => ({
              key: String(one.year),
              label: `${words['disclosure.year'].th} ${one.year}`,
              href: `/disclosure/?year=${one.year}`,
              current: one.year === year,
            }))}
          />
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon="clipboard-list"
          title={words['disclosure.none'].th}
          text={words['disclosure.noneText'].th}
          action={<LinkButton href="/documents/">{words['disclosure.toDocuments'].th}</LinkButton>}
        />
      ) : (
        <>
          <DisclosureProgress items={items} />
          <DisclosureView items={items} />
          <UpdatedAt dates={items.map(({ updatedAt }) => updatedAt)} />
        </>
      )}
    </div>
  );
}
