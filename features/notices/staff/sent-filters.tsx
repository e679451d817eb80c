import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { noticesMessages as words } from '../notices.messages';
import { type SentChoice, sentHref } from '../notices.rules';
import { type SentTab, sentTabs } from '../notices.schema';

type Props = { path: string; choice: SentChoice; counts: Readonly<Record<SentTab, number>> };

/** Search, and a tab for each state with its count. */
export function SentFilters({ path, choice, counts }: Props) {
  return (
    <>
      <ListSearch
        path={path}
        label={words['notices.search'].th}
        search={choice.search}
        hiddenFields={choice.tab === 'all' ? {} : { status: choice.tab }}
        clearHref={choice.search ? sentHref(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={words['notices.tabs'].th}
        tabs={sentTabs.map((tab) => ({
          key: tab,
          label: words[`notices.tab.${tab}`].th,
          href: sentHref(path, choice, { tab }),
          count: counts[tab],
          current: choice.tab === tab,
        }))}
      />
    </>
  );
}
