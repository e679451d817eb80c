import { EmptyState } from '@/components/ui/empty-state';
import { TextAreaField } from '@/components/ui/form/text-area-field';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListSearch } from '@/components/ui/list/list-search';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { DialogForm } from '@/components/ui/ordered/dialog-form';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { addWordsAction, deleteWordAction, restoreWordAction } from '@/features/news/words/words.actions';
import { findWord, listWords } from '@/features/news/words/words.queries';
import type { DictionaryWord } from '@/features/news/words/words.schema';
import type { SearchParams } from '@/lib/list/list';
import { readEntryAction } from '@/lib/site/rules';
import { searchAdminMessages as words } from '../admin.messages';
import { readWordState, searchAdminList, searchAdminTabHref } from '../admin.rules';

type Props = { path: string; params: SearchParams };

/** Words that the staff added to the dictionary, by which lines end between words. */
export async function WordsTab({ path, params }: Props) {
  const choice = searchAdminList.read(params);
  const here = searchAdminTabHref(path, 'words');
  const { rows, total } = await listWords(readWordState(params));
  const asked = readEntryAction(params);
  const word = typeof asked?.id === 'number' ? await findWord(asked.id) : undefined;
  const back = searchAdminList.href(path, choice, { page: choice.page });
  return (
    <section>
      <SectionIntro
        title={words['searchDesk.part.words']}
        lead={words['dictionary.lead']}
        add={{ list: here, words: words['dictionary.add'] }}
      />
      <EntryDialogs
        messages={words}
        prefix="dictionary"
        asked={asked?.kind === 'edit' && asked.id !== 'new' ? undefined : asked}
        entry={word && { id: word.id, name: word.word }}
        back={back}
        form={() => <WordsForm back={back} />}
        remove={deleteWordAction}
        restore={restoreWordAction}
      />
      <ListSearch
        path={path}
        label={words['dictionary.search']}
        search={choice.search}
        hiddenFields={{ part: 'words' }}
        clearHref={choice.search ? here : undefined}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <WordTable path={back} rows={rows} />
        ) : (
          <EmptyState title={words[choice.search ? 'searchDesk.noMatch' : 'dictionary.none']} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => searchAdminList.href(path, choice, change)} />
    </section>
  );
}

const WordsForm = ({ back }: { back: string }) => (
  <DialogForm action={addWordsAction} fields={{}} back={back}>
    <TextAreaField
      name="words"
      label={words['dictionary.list']}
      hint={words['dictionary.wordsHint']}
      rows={8}
      required={false}
    />
  </DialogForm>
);

function WordTable({ path, rows }: { path: string; rows: readonly DictionaryWord[] }) {
  const columns: readonly Column<DictionaryWord>[] = [
    { key: 'word', title: words['dictionary.word'], isRowHeader: true, cell: ({ word }) => word },
    { key: 'actions', title: words['searchDesk.actions'], quiet: true, cell: createDeleteCell(path) },
  ];
  return <ListTable label={words['dictionary.list']} columns={columns} rows={rows} />;
}

const createDeleteCell = (path: string) =>
  function Delete({ id, word }: DictionaryWord) {
    return <EntryLink kind="delete" path={path} id={id} name={word} words={words['dictionary.delete']} />;
  };
