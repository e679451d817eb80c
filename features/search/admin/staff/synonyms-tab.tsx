import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListSearch } from '@/components/ui/list/list-search';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { deleteSynonymsAction, restoreSynonymsAction } from '@/features/news/filter/synonyms.actions';
import { findSynonymGroup, listSynonyms } from '@/features/news/filter/synonyms.queries';
import type { SearchParams } from '@/lib/list/list';
import { readEntryAction } from '@/lib/site/rules';
import { searchAdminMessages as words } from '../admin.messages';
import { countFoundByWord } from '../admin.queries';
import { formatFoundCount, readGroupState, readNewWords, searchAdminList, searchAdminTabHref } from '../admin.rules';
import { SynonymGroupForm } from './synonym-group-form';
import { SynonymGroupTable } from './synonym-group-table';

type Props = { path: string; params: SearchParams };

export async function SynonymsTab({ path, params }: Props) {
  const choice = searchAdminList.read(params);
  const here = searchAdminTabHref(path, 'synonyms');
  const { rows, total } = await listSynonyms(readGroupState(params));
  const asked = readEntryAction(params);
  const group = typeof asked?.id === 'number' ? await findSynonymGroup(asked.id) : undefined;
  const begun = readNewWords(params);
  const back = searchAdminList.href(path, choice, { page: choice.page });
  return (
    <section>
      <SectionIntro
        title={words['searchDesk.part.synonyms']}
        lead={words['searchDesk.groupLead']}
        add={{ list: here, words: words['searchDesk.add'] }}
      />
      <EntryDialogs
        messages={words}
        prefix="searchDesk"
        asked={asked}
        entry={group && { id: group.id, name: group.words.join(', ') }}
        back={back}
        form={async () => {
          const finds = await countFoundByWord(group?.words ?? []);
          return (
            <SynonymGroupForm
              group={group}
              typed={group?.words ?? (begun ? [begun] : [])}
              finds={finds.map(({ word, found }) => ({ word, found: formatFoundCount(found) }))}
              back={back}
            />
          );
        }}
        remove={deleteSynonymsAction}
        restore={restoreSynonymsAction}
      />
      <ListSearch
        path={path}
        label={words['searchDesk.groupSearch']}
        search={choice.search}
        hiddenFields={{ part: 'synonyms' }}
        clearHref={choice.search ? here : undefined}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <SynonymGroupTable path={back} groups={rows} />
        ) : (
          <EmptyState title={words[choice.search ? 'searchDesk.noMatch' : 'searchDesk.noGroups']} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => searchAdminList.href(path, choice, change)} />
    </section>
  );
}
