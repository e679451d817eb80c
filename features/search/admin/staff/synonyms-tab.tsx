import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListSearch } from '@/components/ui/list/list-search';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { deleteSynonymsAction, restoreSynonymsAction } from '@/features/news/filter/synonyms.actions';
import { findSynonymGroup, listSynonyms } from '@/features/news/filter/synonyms.queries';
import type { SearchParams } from '@/lib/list/list';
import { buildEntryActionHref, type EntryAction, readEntryAction } from '@/lib/site/rules';
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
  return (
    <section>
      <SectionIntro
        title={words['searchDesk.part.synonyms']}
        lead={words['searchDesk.groupLead']}
        add={{ href: buildEntryActionHref(here, 'edit', 'new'), words: words['searchDesk.add'] }}
      />
      {asked && (
        <SynonymGroupDialog
          key={`${asked.kind}${asked.id}`}
          asked={asked}
          begun={readNewWords(params)}
          back={searchAdminList.href(path, choice, { page: choice.page })}
        />
      )}
      <ListSearch
        path={path}
        label={words['searchDesk.groupSearch']}
        search={choice.search}
        hiddenFields={{ part: 'synonyms' }}
        clearHref={choice.search ? here : undefined}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <SynonymGroupTable path={searchAdminList.href(path, choice, { page: choice.page })} groups={rows} />
        ) : (
          <EmptyState title={words[choice.search ? 'searchDesk.noMatch' : 'searchDesk.noGroups']} />
        )}
      </div>
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={total}
        hrefOf={(page) => searchAdminList.href(path, choice, { page })}
        perHrefOf={(per) => searchAdminList.href(path, choice, { per })}
      />
    </section>
  );
}

/** Dialog to edit or delete a group; after a deletion without JavaScript, an offer to undo it. */
async function SynonymGroupDialog({
  asked: { kind, id },
  begun,
  back,
}: {
  asked: EntryAction;
  begun: string;
  back: string;
}) {
  const group = typeof id === 'number' ? await findSynonymGroup(id) : undefined;
  if (kind === 'deleted' && typeof id === 'number' && !group) {
    return <DeletedNote id={id} words={words['searchDesk.deleted']} restore={restoreSynonymsAction} />;
  }
  if (kind === 'edit' && (group || id === 'new')) {
    const finds = await countFoundByWord(group?.words ?? []);
    return (
      <EditDialog title={words[group ? 'searchDesk.edit' : 'searchDesk.add']} closeHref={back} width="md">
        <SynonymGroupForm
          group={group}
          typed={group?.words ?? (begun ? [begun] : [])}
          finds={finds.map(({ word, found }) => ({ word, found: formatFoundCount(found) }))}
          back={back}
        />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !group) return null;
  return (
    <EditDialog title={words['searchDesk.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={group.id}
        name={group.words.join(', ')}
        text={words['searchDesk.deleteText']}
        submitLabel={words['searchDesk.delete']}
        action={deleteSynonymsAction}
        restore={restoreSynonymsAction}
        back={back}
      />
    </EditDialog>
  );
}
