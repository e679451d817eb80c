import { parseId } from '@/lib/command/ids';
import { toSearchText } from '@/lib/text/search-text';
import { tidySearch } from '@/lib/text/text-rules';
import { MAX_SEARCH, PER_PAGE, readPage, readPageSize } from './list';
import type { Action, Param } from './list-params';
import { readDay } from './read-day';

/** A filter by id. */
export const id: Param<number | undefined> = { role: 'filter', read: parseId, write: String };

/** A filter by day, `YYYY-MM-DD`. */
export const day: Param<string | undefined> = { role: 'filter', read: readDay, write: (value) => value };

/** Tidied search text, at most `length` characters; the rest is ignored. */
export const text = (length = MAX_SEARCH): Param<string> => ({
  role: 'filter',
  read: (raw) => tidySearch(raw, length),
  write: (value) => value,
});

/** The search, and its normal form for queries; empty for none. */
export const search: { search: Param<string>; needle: Param<string> } = {
  search: text(),
  needle: {
    role: 'view',
    name: 'search',
    read: (raw) => toSearchText(tidySearch(raw, MAX_SEARCH)),
    write: () => undefined,
  },
};

/** A tab or order: one of some values, the first by default. */
export const oneOf = <const T extends string>(values: readonly [T, ...T[]]): Param<T> => ({
  role: 'view',
  read: (raw) => values.find((value) => value === raw) ?? values[0],
  write: (value) => (value === values[0] ? undefined : value),
});

/** A filter by one of some values. */
export const filterOf = <const T extends string>(values: readonly T[]): Param<T | undefined> => ({
  role: 'filter',
  read: (raw) => values.find((value) => value === raw),
  write: (value) => value,
});

/** A tab for each of some values, besides one for all. */
export const tabOf = <const T extends string>(values: readonly T[]): Param<T | undefined> => ({
  ...filterOf(values),
  role: 'view',
});

/** A filter with the only value `value`. */
export const flag = (value: string): Param<boolean> => ({
  role: 'filter',
  read: (raw) => raw === value,
  write: (on) => (on ? value : undefined),
});

/** A filter by a text that fits a pattern. */
export const matching = (pattern: RegExp): Param<string | undefined> => ({
  role: 'filter',
  read: (raw) => (pattern.test(raw) ? raw : undefined),
  write: (value) => value,
});

/** A parameter that every address of the list has, such as the tab around it. */
export const always = <const T extends string>(value: T): Param<T> => ({
  role: 'view',
  read: () => value,
  write: () => value,
});

export const page: Param<number> = {
  role: 'place',
  read: readPage,
  write: (value) => (value > 1 ? String(value) : undefined),
};

/** Page size; `rows` by default. */
export const per = (rows: number = PER_PAGE[0]): Param<number> => ({
  role: 'view',
  read: (raw) => readPageSize(raw, rows),
  write: (value) => (value === rows ? undefined : String(value)),
});

/** A value that addresses don't contain, such as a page size that can't be chosen. */
export const fixed = <T>(value: T): Param<T> => ({ role: 'view', read: () => value, write: () => undefined });

/** Order of the rows; descending unless `usual` says otherwise. */
export const direction = (usual: 'asc' | 'desc' = 'desc'): Param<boolean> => ({
  role: 'view',
  name: 'dir',
  read: (raw) => (usual === 'desc' ? raw !== 'asc' : raw === 'desc'),
  write: (descending) => (descending === (usual === 'desc') ? undefined : descending ? 'desc' : 'asc'),
});

/** Order, page size and page, which end the address of a list. */
export const paging = <S extends string>(sorts: readonly [S, ...S[]], rows: number, usual?: 'asc' | 'desc') => ({
  sort: oneOf(sorts),
  descending: direction(usual),
  per: per(rows),
  page,
});

/** A parameter that opens something on top of the list. */
export const action = <T extends string | number>(): Action<T> => ({ role: 'action', write: String });

/** A parameter with another name in the address than in the list's state. */
export const named = <P extends object>(name: string, param: P): P & { name: string } => ({ ...param, name });

/** A parameter that is read but left out of the list's links. */
export const unlinked = <T>(param: Param<T>): Param<T> => ({ ...param, write: () => undefined });
