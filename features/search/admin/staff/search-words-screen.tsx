import { ListTabs } from '@/components/ui/list/list-tabs';
import { ScreenHeader } from '@/components/ui/page/screen-header';
import type { ScreenProps } from '@/lib/areas/schema';
import { searchAdminMessages as words } from '../admin.messages';
import { searchAdminList, searchAdminTabHref, searchAdminTabs } from '../admin.rules';
import { SynonymsTab } from './synonyms-tab';
import { WordsTab } from './words-tab';
import { ZeroResultsTab } from './zero-results-tab';

const tabPanels = { misses: ZeroResultsTab, synonyms: SynonymsTab, words: WordsTab } as const;

/** Searches without results, synonym groups, and the words of the dictionary. */
export function SearchWordsScreen({ params, path, row }: ScreenProps) {
  const { part } = searchAdminList.read(params);
  const Part = tabPanels[part];
  return (
    <>
      <ScreenHeader title={row.title.th} lead={row.lead} />
      <div className="mb-6">
        <ListTabs
          label={words['searchDesk.parts']}
          tabs={searchAdminTabs.map((name) => ({
            key: name,
            label: words[`searchDesk.part.${name}`],
            href: searchAdminTabHref(path, name),
            current: name === part,
          }))}
        />
      </div>
      <Part path={path} params={params} />
    </>
  );
}
