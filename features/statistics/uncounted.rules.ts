import { addDays, getBucketKey } from './ranges.rules';
import type { DateRange, TimeStep } from './ranges.schema';
import { type FirstDays, type Measure, measures, type Uncounted } from './statistics.schema';

type Ranges = { period: DateRange; compared: DateRange | undefined; firstDays: FirstDays };

/**
 * Measures of a period, and of the compared one, that were not counted before its end; and those of the compared one that
 * were counted for a part of it only, from which no change follows.
 */
export function listUncounted({ period, compared, firstDays }: Ranges): Required<Uncounted> {
  const listOf = (one: DateRange | undefined) =>
    measures.filter((name) => one !== undefined && one.to < firstDays[name]);
  const isInPart = (name: Measure) =>
    compared !== undefined && compared.from < firstDays[name] && firstDays[name] <= compared.to;
  return { now: listOf(period), before: listOf(compared), beforeInPart: measures.filter(isInPart) };
}

type Bucket = { key: string | undefined; step: TimeStep; range: DateRange; firstDays: FirstDays };

/** The same of one bucket of a range; a bucket ends where its range does, and begins no earlier. */
export function listUncountedInBucket({ key, step, range, firstDays }: Bucket) {
  if (key === undefined) return { uncounted: [], inPart: [] };
  const isInPart = (name: Measure) => {
    const dayBefore = addDays(firstDays[name], -1);
    const isBegun = dayBefore >= range.from && getBucketKey(dayBefore, step) === key;
    return isBegun && getBucketKey(firstDays[name], step) === key;
  };
  return {
    uncounted: measures.filter((name) => key < getBucketKey(firstDays[name], step)),
    inPart: measures.filter(isInPart),
  };
}
