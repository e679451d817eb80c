import { ListSearch } from '@/components/ui/list/list-search';
import { ListTabs } from '@/components/ui/list/list-tabs';
import { noticesMessages as words } from '../notices.messages';
import { type SentTab, sentTabs } from '../notices.schema';
import { type SentChoice, sentList } from '../sent.rules';

type Props = { path: string; choice: SentChoice; counts: Readonly<Record<SentTab, number>> };

/** Search, and a tab for each state with its count. */
export function SentFilters({ path, choice, counts }: Props) {
  return (
    <>
      <ListSearch
        path={path}
        label={words['notices.search']}
        search={choice.search}
        hiddenFields={sentList.toHiddenFields(choice, ['sort', 'dir'])}
        clearHref={choice.search ? sentList.href(path, choice, { search: '' }) : undefined}
      />
      <ListTabs
        label={words['notices.tabs']}
        tabs={sentTabs.map((tab) => ({
          key: tab,
          label: words[`notices.tab.${tab}`],
          href: sentList.href(path, choice, { tab }),
          count: counts[tab],
          current: choice.tab === tab,
        }))}
      />
    </>
  );
}
