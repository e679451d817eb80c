import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import { ListSearch } from '@/components/ui/list/list-search';
import { type Column, ListTable } from '@/components/ui/list/list-table';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { EntryLink } from '@/components/ui/ordered/entry-link';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { listCategories } from '@/features/news/categories/categories.queries';
import type { SearchParams } from '@/lib/list/list';
import { readEntryAction } from '@/lib/site/rules';
import { deleteHouseWordAction, restoreHouseWordAction } from '../house-style.actions';
import { houseStyleMessages as words } from '../house-style.messages';
import { findHouseWord, listHouseWords } from '../house-style.queries';
import type { HouseWord } from '../house-style.schema';
import { houseStyleList, readHouseWordState, toTabHref } from '../house-style-list.rules';
import { WordForm } from './word-form';

/** Words of the house style, with their replacements. */
export async function WordsTab({ path, params }: { path: string; params: SearchParams }) {
  const choice = houseStyleList.read(params);
  const here = toTabHref(path, 'words');
  const asked = readEntryAction(params);
  const [{ rows, total }, categories, word] = await Promise.all([
    listHouseWords(readHouseWordState(params)),
    listCategories(),
    typeof asked?.id === 'number' ? findHouseWord(asked.id) : undefined,
  ]);
  const back = houseStyleList.href(path, choice, { page: choice.page });
  return (
    <section>
      <SectionIntro
        title={words['houseStyle.part.words']}
        lead={words['houseWord.lead']}
        add={{ list: here, words: words['houseWord.add'] }}
      />
      <EntryDialogs
        messages={words}
        prefix="houseWord"
        asked={asked}
        entry={word && { id: word.id, name: word.avoided }}
        back={back}
        form={() => <WordForm word={word} categories={categories.map(({ id, name }) => ({ id, name }))} back={back} />}
        remove={deleteHouseWordAction}
        restore={restoreHouseWordAction}
      />
      <ListSearch
        path={path}
        label={words['houseWord.search']}
        search={choice.search}
        hiddenFields={{ part: 'words' }}
        clearHref={choice.search ? here : undefined}
      />
      <div className="my-6">
        {rows.length > 0 ? (
          <WordTable path={back} rows={rows} names={new Map(categories.map(({ id, name }) => [id, name]))} />
        ) : (
          <EmptyState title={words[choice.search ? 'houseWord.noMatch' : 'houseWord.none']} />
        )}
      </div>
      <ListFooter choice={choice} total={total} hrefOf={(change) => houseStyleList.href(path, choice, change)} />
    </section>
  );
}

type TableProps = { path: string; rows: readonly HouseWord[]; names: ReadonlyMap<number, string> };

function WordTable({ path, rows, names }: TableProps) {
  const columns: readonly Column<HouseWord>[] = [
    {
      key: 'avoided',
      title: words['houseWord.avoided'],
      isRowHeader: true,
      cell: ({ avoided }) => <Typed>{avoided}</Typed>,
    },
    { key: 'right', title: words['houseWord.right'], cell: ({ right }) => <Typed>{right}</Typed> },
    {
      key: 'mode',
      title: words['houseWord.mode'],
      cell: ({ mode }) => <Badge tone={mode === 'stop' ? 'bad' : 'muted'}>{words[`houseWord.mode.${mode}`]}</Badge>,
    },
    {
      key: 'scope',
      title: words['houseWord.scope'],
      cell: ({ categoryId }) => (categoryId === null ? words['houseWord.everywhere'] : names.get(categoryId)),
    },
    { key: 'actions', title: words['houseStyle.actions'], quiet: true, cell: createActionsCell(path) },
  ];
  return <ListTable label={words['houseWord.list']} columns={columns} rows={rows} />;
}

const Typed = ({ children }: { children: string }) => <span className="wrap-anywhere">{children}</span>;

const createActionsCell = (path: string) =>
  function Actions({ id, avoided }: HouseWord) {
    const at = { path, id, name: avoided };
    return (
      <div className="flex flex-wrap max-md:-ms-3 md:justify-end">
        <EntryLink kind="edit" {...at} words={words['houseStyle.editShort']} />
        <EntryLink kind="delete" {...at} words={words['houseWord.delete']} />
      </div>
    );
  };
