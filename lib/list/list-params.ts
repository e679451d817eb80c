import { say } from '@/lib/messages/language';
import type { Message } from '@/lib/messages/message';
import { describeFilter, describeSearch } from './describe-filter';
import { getFirstValue, type SearchParams } from './list';

/** One parameter of a list's address, and the value of the list's state that it stands for. */
export type Param<T> = {
  /**
   * `filter` narrows the list and has a field in the search form. `link` narrows it too, but is set by links only.
   * `view` is a tab, an order or a page size. `place` is a page or cursor, which any other change resets.
   */
  readonly role: 'filter' | 'link' | 'view' | 'place';
  /** Name in the address; the key by default. */
  readonly name?: string;
  /** Parses the raw value; forged values and the empty string give the default. */
  read(raw: string, query: SearchParams): T;
  /** Value for the address; undefined or empty for the default, which addresses leave out. `state` has all values. */
  write(value: NonNullable<T>, state: Readonly<Record<string, unknown>>): string | undefined;
};

/** A parameter that opens something on top of the list, such as a dialog; not part of the list's state. */
export type Action<T> = {
  readonly role: 'action';
  readonly name?: string;
  write(value: NonNullable<T>, state: Readonly<Record<string, unknown>>): string | undefined;
};

export type FilterOption = { readonly value: string; readonly label: string };
/** An option of a filter; its label is in both languages where a public page has the filter. */
type DeclaredOption = { readonly value: string; readonly label: Message };
/** Field of a filter in the search form; `all` is the label of the option for all entries. */
export type FilterField =
  | { readonly control: 'day'; readonly label: Message }
  | {
      readonly control: 'select';
      readonly label: Message;
      readonly all: Message;
      readonly options: readonly DeclaredOption[];
    }
  | {
      readonly control: 'supplied';
      readonly label: Message;
      readonly all: Message;
      /** Minimum number of options with which it is shown. */
      readonly least?: number;
    };
/** A parameter with condition and field, both declared by `filtersFor()`. */
type Filter<T> = Param<T> & {
  where?(value: NonNullable<T>, state: Readonly<Record<string, unknown>>): unknown;
  readonly field?: FilterField;
};

/** A field as the search form shows it; without options it is a day. */
export type ListField = {
  key: string;
  name: string;
  label: string;
  value?: string;
  select?: { all: string; choices: readonly FilterOption[] };
};
/** Options that the screen supplies, by filter; undefined hides the field. */
export type SuppliedOptions<O extends string> = Readonly<
  Record<O, readonly { id: number | string; name: string }[] | undefined>
>;

type Params = Readonly<Record<string, Filter<unknown> | Action<unknown>>>;
type Values<P> = { [K in keyof P as P[K] extends Action<never> ? never : K]: P[K] extends Param<infer T> ? T : never };
type Actions<P> = {
  [K in keyof P as P[K] extends Action<never> ? K : never]: P[K] extends Action<infer T> ? T : never;
};
type Conditions<P> = { [K in keyof P]: P[K] extends { where: infer F } ? Returned<F> : never }[keyof P];
type Returned<F> = F extends (...values: never) => infer W ? W : never;
type Supplied<P> = {
  [K in keyof P]: P[K] extends { field: { control: 'supplied' } } ? K & string : never;
}[keyof P];
type OptionalKey<V> = { [K in keyof V]-?: undefined extends V[K] ? K : never }[keyof V];
type State<V> = Omit<V, OptionalKey<V>> & Partial<Pick<V, OptionalKey<V>>>;

/** State of a list as its address contains it. */
export type ChoiceOf<L extends { read(params: SearchParams): unknown }> = ReturnType<L['read']>;
/** Changes of a list's state, and actions. */
export type ChangeOf<L extends { cleared: unknown }> = L['cleared'];

export type ListParams<C, D, W, O extends string> = {
  /** Reads the state from an address; forged values fall back to their defaults. */
  read(params: SearchParams): C;
  /** Query with a change, in the order of the declaration. Actions keep the page; it is the first one otherwise. */
  toQuery(choice: C, change?: D): URLSearchParams;
  /** Address of the list with a change, as `toQuery`. */
  href(path: string, choice: C, change?: D): string;
  /** True if any filter is set; tabs, order and page are none. */
  isNarrowed(choice: Partial<C>): boolean;
  /** Conditions of all filters that are set and declare one. */
  where(choice: Partial<C>): { AND: W[] };
  /** The search form's fields with their values, in the order of the declaration. */
  fields: (choice: C, options: SuppliedOptions<O>) => readonly ListField[];
  /** The filters that are set, in words, the search among them; those without a label are left out. */
  describe(choice: C, options: SuppliedOptions<O>): readonly (readonly [name: string, value: string])[];
  /** The change that clears all filters. */
  cleared: D;
  /**
   * Hidden fields of the search form: all parameters without a field of their own, on the first page.
   *
   * @param except names of further parameters to drop
   */
  toHiddenFields(choice: C, except?: readonly string[]): Record<string, string>;
};

/** Declares the parameters of a list's address, in their order. Parsing, links and hidden fields follow from it. */
export function listParams<P extends Params>(
  params: P,
): ListParams<State<Values<P>>, Partial<Values<P> & Actions<P>>, Conditions<P>, Supplied<P>>;
export function listParams(
  params: Params,
): ListParams<Record<string, unknown>, Record<string, unknown>, unknown, string> {
  const all = Object.entries(params);
  const state = all.flatMap(([key, param]) => (param.role === 'action' ? [] : [{ key, ...param }]));
  const listDefaults = (...roles: readonly string[]) =>
    Object.fromEntries(
      state.filter(({ role }) => roles.includes(role)).map(({ key, read: parse }) => [key, parse('', {})]),
    );
  const cleared = listDefaults('filter', 'link');
  const first = listDefaults('place');
  const isSet = (key: string, value: unknown) => value !== undefined && value !== cleared[key];

  const read = (query: SearchParams) =>
    Object.fromEntries(
      state.map(({ key, name = key, read: parse }) => [key, parse(getFirstValue(query[name]), query)]),
    );

  function toQuery(choice: Record<string, unknown>, change: Record<string, unknown> = {}): URLSearchParams {
    const opens = Object.keys(change).some((key) => params[key]?.role === 'action');
    const next: Record<string, unknown> = { ...choice, ...(opens ? {} : first), ...change };
    const pairs = all.flatMap(([key, { name = key, ...param }]) => {
      const value = next[key];
      const text = value === undefined || value === null ? undefined : param.write(value, next);
      return text ? [[name, text]] : [];
    });
    return new URLSearchParams(pairs);
  }

  return {
    read,
    toQuery,
    href: (path, choice, change) => {
      const query = toQuery(choice, change).toString();
      return query ? `${path}?${query}` : path;
    },
    isNarrowed: (choice) => Object.keys(cleared).some((key) => isSet(key, choice[key])),
    where: (choice) => ({
      AND: state.flatMap(({ key, where }) => {
        const value = choice[key];
        return where && value !== null && value !== undefined && isSet(key, value) ? [where(value, choice)] : [];
      }),
    }),
    fields: (choice, options) => state.flatMap((param) => toFields(param, choice, options)),
    describe: (choice, options) =>
      state.flatMap((param) => {
        const value = choice[param.key];
        if (!isSet(param.key, value)) return [];
        if (param.key === 'search') return [describeSearch(String(value))];
        return toFields(param, choice, options, { everyOption: true }).map(describeFilter);
      }),
    cleared,
    toHiddenFields: (choice, except = []) => {
      const dropped = state.flatMap(({ key, name = key, role }) => (role === 'filter' ? [name] : []));
      const kept = [...toQuery(choice)].filter(([name]) => !dropped.includes(name) && !except.includes(name));
      return Object.fromEntries(kept);
    },
  };
}

function toFields(
  { key, name = key, field, write }: Filter<unknown> & { key: string },
  choice: Readonly<Record<string, unknown>>,
  options: SuppliedOptions<string>,
  { everyOption = false } = {},
): ListField[] {
  if (!field) return [];
  const value = choice[key];
  const text = value === undefined || value === null ? undefined : write(value, choice);
  const shown = { key, name, label: say(field.label), value: text };
  if (field.control === 'day') return [shown];
  const all = say(field.all);
  if (field.control === 'select') {
    const choices = field.options.map(({ value, label }) => ({ value, label: say(label) }));
    return [{ ...shown, select: { all, choices } }];
  }
  const choices = options[key]?.map((option) => ({ value: String(option.id), label: option.name }));
  const least = everyOption ? 0 : (field.least ?? 0);
  return choices && choices.length >= least ? [{ ...shown, select: { all, choices } }] : [];
}
