import type { Message } from '@/lib/messages/message';
import { toThaiDayRange } from '@/lib/time/thai-time';
import type { Param } from './list-params';
import { day, filterOf } from './params';

type Labels = { label: Message; all: Message };
/** Condition of a set filter; none if the query builds it, as from the viewer or in SQL. */
type Where<T, W> = { where?: (value: NonNullable<T>, state: Readonly<Record<string, unknown>>) => W };

/**
 * Filters with their conditions and fields in the search form, for `listParams`.
 *
 * @template W Prisma's type of the conditions
 */
export function filtersFor<W = never>() {
  /** A select with the given options. */
  const select = <T>(
    param: Param<T>,
    { where, ...field }: Labels & { options: readonly { value: string; label: Message }[] } & Where<T, W>,
  ) => ({ ...param, where, field: { control: 'select', ...field } }) as const;

  return {
    select,

    /** A select of some values. */
    selectOf: <const T extends string>(
      values: readonly T[],
      { toLabel, ...field }: Labels & { toLabel: (value: T) => Message } & Where<T | undefined, W>,
    ) => select(filterOf(values), { ...field, options: values.map((value) => ({ value, label: toLabel(value) })) }),

    /** A select whose options the screen supplies. */
    supplied: <T>(param: Param<T>, { where, ...field }: Labels & { least?: number } & Where<T, W>) =>
      ({ ...param, where, field: { control: 'supplied', ...field } }) as const,

    /** First and last day, as `from` and `to`. */
    days: (labels: { from: string; to: string }, where?: (range: { gte?: Date; lt?: Date }) => W) =>
      ({
        from: {
          ...day,
          where: where && ((from: string) => where(toThaiDayRange(from, undefined))),
          field: { control: 'day', label: labels.from },
        },
        to: {
          ...day,
          where: where && ((to: string) => where(toThaiDayRange(undefined, to))),
          field: { control: 'day', label: labels.to },
        },
      }) as const,
  };
}
