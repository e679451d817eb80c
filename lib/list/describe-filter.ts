import { formatDate } from '@/lib/time/format';
import { listMessages } from './list-messages';

type Field = { label: string; value?: string; select?: { choices: readonly { value: string; label: string }[] } };

/** A filter in words: its label, and the chosen option's or the day. An option that is not offered stays as it is. */
export function describeFilter({ label, value = '', select }: Field): readonly [name: string, value: string] {
  if (!select) return [label, formatDate(new Date(value))];
  return [label, select.choices.find((choice) => choice.value === value)?.label ?? value];
}

/** The search in words. */
export const describeSearch = (search: string): readonly [name: string, value: string] => [
  listMessages['list.search'],
  search,
];
