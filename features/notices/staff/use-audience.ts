'use client';

import { useContext, useState } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { useFetched } from '@/components/ui/use-fetched';
import { fetchData } from '@/lib/http/fetch-data';
import { readNoticeAudience } from '../audience/audience.rules';
import { type NoticeAudience, noticeReach, type Recipient } from '../audience/audience.schema';

const REACH = '/api/v1/notices/reach';
/** Debounce time of requesting the count, in milliseconds. */
const PAUSE_MS = 250;

export type ChosenAudience = Record<keyof NoticeAudience, readonly string[]>;

const toChosenAudience = (circles: NoticeAudience): ChosenAudience => ({
  kinds: circles.kinds,
  regions: circles.regions.map(String),
  provinces: circles.provinces.map(String),
  institutes: circles.institutes.map(String),
  organisations: circles.organisations.map(String),
});

/** State of the audience in the form: initially the stored one or, without script, the submitted one. */
export function useAudience(stored: NoticeAudience, named: readonly Recipient[]) {
  const { values } = useContext(FormContext);
  const [chosen, setChosen] = useState<ChosenAudience>(() =>
    values ? readNoticeAudience(values) : toChosenAudience(stored),
  );
  const [names, setNames] = useState(named);
  const toggle = (list: keyof NoticeAudience) => (of: string) =>
    setChosen((all) => ({
      ...all,
      [list]: all[list].includes(of) ? all[list].filter((one) => one !== of) : [...all[list], of],
    }));
  const add = (one: Recipient) => {
    setNames((all) => [...all.filter(({ id }) => id !== one.id), one]);
    setChosen((all) => ({ ...all, organisations: [...new Set([...all.organisations, String(one.id)])] }));
  };
  return { chosen, names, toggle, add };
}

/** Number of organisations in the audience: initially from the page, then from the server for each change. */
export function useReach(chosen: ChosenAudience, first: number): number {
  const [begun] = useState(chosen);
  const circles = useDebounced(chosen === begun ? '' : JSON.stringify(chosen), PAUSE_MS);
  const { data } = useFetched(circles && `${REACH} ${circles}`, () => fetchData(noticeReach, REACH, { circles }));
  return data?.count ?? first;
}
