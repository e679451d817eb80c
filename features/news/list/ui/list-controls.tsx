import { type FormEvent, useEffect, useRef } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { uiMessages } from '@/components/ui/messages/ui/messages';
import { closeSheetAround } from '@/components/ui/sheet/close-sheet';
import { Sheet } from '@/components/ui/sheet/sheet';
import { PER_PAGE } from '@/lib/list/list';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import { interpolate } from '@/lib/time/format';
import { newsMessages } from '../../news.messages';
import { readingMessages as words } from '../../reading.messages';
import { type ListChoice, listHref } from '../list.rules';
import { type NewsListLocation, sortMessageKeys } from '../list.schema';
import { RefreshSwitch } from './refresh-switch';

/** Id of the sheet that holds the controls in small windows. */
export const LIST_SHEET = 'list-controls';

type Props = { place: NewsListLocation; choice: ListChoice; onChoose: (changed: ListChoice | 'nothing') => void };

const field = 'min-h-11 rounded-sm border border-line-strong bg-surface px-3 font-normal text-ink text-sm';

/**
 * Search, order and page size, a sheet in small windows: a form that works without script, and with script applies
 * changes immediately.
 */
export function ListControls({ place, choice, onChoose }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])));
    closeSheetAround(event.currentTarget);
  };
  const onPick = (event: { currentTarget: HTMLSelectElement }) =>
    onChoose({ [event.currentTarget.name]: event.currentTarget.value });
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (search.current) search.current.value = choice.search ?? '';
  }, [choice.search]);
  const fixed = new URL(listHref(place), 'http://localhost').searchParams;
  return (
    <Sheet id={LIST_SHEET} title={say(newsMessages['news.filters'])}>
      <search aria-label={say(words['reading.controls'])}>
        <form
          action={localHref(place.path)}
          onSubmit={submit}
          className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
        >
          {[...fixed].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="relative col-span-2 grow basis-64 font-normal text-ink-2 text-xs">
            {say(words['reading.searchTopics'])}
            <input
              ref={search}
              type="search"
              name="search"
              defaultValue={choice.search}
              maxLength={200}
              className={`${field} mt-1 block w-full pe-12`}
            />
            <button
              type="submit"
              aria-label={say(uiMessages['ui.search'])}
              title={say(uiMessages['ui.search'])}
              className="absolute end-0 bottom-0 grid size-11 place-items-center"
            >
              <Icon name="search" className="size-4.5" />
            </button>
          </label>
          {!place.ownOrder && (
            <>
              <Select
                name="sort"
                label={say(words['reading.sort'])}
                chosen={choice.sort ?? 'news_date'}
                onPick={onPick}
                options={listSortOptions()}
              />
              <Select
                name="dir"
                label={say(words['reading.order'])}
                chosen={choice.dir ?? 'desc'}
                onPick={onPick}
                options={dirOptions(choice.sort)}
              />
            </>
          )}
          <Select
            name="per"
            label={say(words['reading.perPage'])}
            chosen={choice.per ?? '12'}
            onPick={onPick}
            options={listPerOptions()}
          />
          {Object.keys(choice).length > 0 && (
            <LinkButton
              href={listHref(place)}
              look="quiet"
              className="self-end"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onChoose('nothing');
              }}
            >
              {say(words['reading.clear'])}
            </LinkButton>
          )}
          <RefreshSwitch />
          <Button type="submit" look="primary" className="max-sm:col-span-2 lg:hidden lg:noscript:inline-flex">
            {say(newsMessages['news.show'])}
          </Button>
        </form>
      </search>
    </Sheet>
  );
}

type Option = readonly [value: string, name: string];
const listSortOptions = (): readonly Option[] =>
  Object.entries(sortMessageKeys).map(([value, key]) => [value, say(newsMessages[key])]);
const dirOptions = (sort: string | undefined): readonly Option[] => [
  ['desc', say(words[sort === undefined ? 'reading.newestFirst' : 'reading.mostFirst'])],
  ['asc', say(words[sort === undefined ? 'reading.oldestFirst' : 'reading.leastFirst'])],
];
const listPerOptions = (): readonly Option[] =>
  PER_PAGE.map((size) => [String(size), interpolate(say(words['reading.count']), { count: String(size) })]);

type SelectProps = {
  name: string;
  label: string;
  chosen: string;
  options: readonly Option[];
  onPick: (event: { currentTarget: HTMLSelectElement }) => void;
};

function Select({ name, label, chosen, options, onPick }: SelectProps) {
  return (
    <label className="font-normal text-ink-2 text-xs">
      {label}
      <select name={name} value={chosen} onChange={onPick} className={`${field} mt-1 block w-full`}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
