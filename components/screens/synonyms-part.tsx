import { ListFooter } from '@/components/list/list-footer';
import { ListSearch } from '@/components/list/list-search';
import { DeleteForm } from '@/components/ordered/delete-form';
import { DeletedNote } from '@/components/ordered/deleted-note';
import { EditDialog } from '@/components/ordered/edit-dialog';
import { GroupForm } from '@/components/search-words/group-form';
import { GroupTable } from '@/components/search-words/group-table';
import { PartHead } from '@/components/site/part-head';
import { EmptyState } from '@/components/ui/empty-state';
import type { SearchParams } from '@/lib/list';
import { searchDeskMessages as words } from '@/lib/search-desk/messages';
import { countFinds } from '@/lib/search-desk/queries';
import { deskHref, foundWords, partHref, readDeskChoice, readGroupState, readNewWords } from '@/lib/search-desk/rules';
import { type Asked, askHref, readAsked } from '@/lib/site/rules';
import { remove, restore } from '@/lib/synonyms/actions';
import { findSynonymGroup, listSynonyms } from '@/lib/synonyms/queries';

type Props = { path: string; params: SearchParams };

/** The groups of words that mean the same. */
export async function SynonymsPart({ path, params }: Props) {
  const choice = readDeskChoice(params);
  const here = partHref(path, 'synonyms');
  const { rows, total } = await listSynonyms(readGroupState(params));
  const asked = readAsked(params);
  return (
    <section>
      <PartHead
        title={words['searchDesk.part.synonyms'].th}
        lead={words['searchDesk.groupLead'].th}
        add={{ href: askHref(here, 'edit', 'new'), words: words['searchDesk.add'].th }}
      />
      {asked && (
        <GroupDialog
          key={`${asked.kind}${asked.id}`}
          asked={asked}
          begun={readNewWords(params)}
          back={deskHref(path, choice, { page: choice.page })}
        />
      )}
      <ListSearch
        path={path}
        label={words['searchDesk.groupSearch'].th}
        search={choice.search}
        kept={{ part: 'synonyms' }}
        clearHref={choice.search ? here : undefined}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <GroupTable path={deskHref(path, choice, { page: choice.page })} groups={rows} />
        ) : (
          <EmptyState title={words[choice.search ? 'searchDesk.noMatch' : 'searchDesk.noGroups'].th} />
        )}
      </div>
      <ListFooter
        page={choice.page}
        per={choice.per}
        total={total}
        hrefOf={(page) => deskHref(path, choice, { page })}
        perHrefOf={(per) => deskHref(path, choice, { per })}
      />
    </section>
  );
}

/** Writes or deletes a group; afterwards, without script, offers to take a deletion back. */
async function GroupDialog({ asked: { kind, id }, begun, back }: { asked: Asked; begun: string; back: string }) {
  const group = typeof id === 'number' ? await findSynonymGroup(id) : undefined;
  if (kind === 'deleted' && typeof id === 'number' && !group) {
    return <DeletedNote id={id} words={words['searchDesk.deleted'].th} restore={restore} />;
  }
  if (kind === 'edit' && (group || id === 'new')) {
    const finds = await countFinds(group?.words ?? []);
    return (
      <EditDialog title={words[group ? 'searchDesk.edit' : 'searchDesk.add'].th} closeHref={back} width="md">
        <GroupForm
          group={group}
          typed={group?.words ?? (begun ? [begun] : [])}
          finds={finds.map(({ word, found }) => ({ word, found: foundWords(found) }))}
          back={back}
        />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !group) return null;
  return (
    <EditDialog title={words['searchDesk.deleteTitle'].th} closeHref={back} alert>
      <DeleteForm
        id={group.id}
        name={group.words.join(', ')}
        text={words['searchDesk.deleteText'].th}
        go={words['searchDesk.delete'].th}
        action={remove}
        restore={restore}
        back={back}
      />
    </EditDialog>
  );
}
