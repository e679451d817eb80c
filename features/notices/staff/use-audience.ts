'use client';

import { useContext, useState } from 'react';
import { FormContext } from '@/components/ui/form/form-context';
import { useDebounced } from '@/components/ui/use-debounced';
import { useFetched } from '@/components/ui/use-fetched';
import { fetchData } from '@/lib/http/fetch-data';
import { readNoticeAudience } from '../audience/audience.rules';
import {
  type AudienceList,
  type NoticeAudience,
  type NoticeReach,
  noticeReach,
  type Recipient,
} from '../audience/audience.schema';

const REACH = '/api/v1/notices/reach';
/** Debounce time of requesting the recipients, in milliseconds. */
const PAUSE_MS = 250;

export type ChosenAudience = Record<AudienceList, readonly string[]> & { isUnion: boolean };

const toChosenAudience = (circles: NoticeAudience): ChosenAudience => ({
  kinds: circles.kinds,
  regions: circles.regions.map(String),
  provinces: circles.provinces.map(String),
  institutes: circles.institutes.map(String),
  organisations: circles.organisations.map(String),
  excluded: circles.excluded.map(String),
  isUnion: circles.isUnion,
});

/** State of the audience in the form: initially the stored one or, without script, the submitted one. */
export function useAudience(stored: NoticeAudience, named: readonly Recipient[]) {
  const { values } = useContext(FormContext);
  const [chosen, setChosen] = useState<ChosenAudience>(() =>
    values ? readNoticeAudience(values) : toChosenAudience(stored),
  );
  const [names, setNames] = useState(named);
  const toggle = (list: AudienceList) => (of: string) =>
    setChosen((all) => ({
      ...all,
      [list]: all[list].includes(of) ? all[list].filter((one) => one !== of) : [...all[list], of],
    }));
  const add = (list: 'organisations' | 'excluded') => (one: Recipient) => {
    setNames((all) => [...all.filter(({ id }) => id !== one.id), one]);
    setChosen((all) => ({ ...all, [list]: [...new Set([...all[list], String(one.id)])] }));
  };
  const toggleUnion = () => setChosen((all) => ({ ...all, isUnion: !all.isUnion }));
  return { chosen, names, toggle, add, toggleUnion };
}

/** Recipients of the audience: initially from the page, then from the server for each change and page. */
export function useReach(chosen: ChosenAudience, first: NoticeReach) {
  const [begun] = useState(chosen);
  const [turned, setTurned] = useState<{ of: ChosenAudience; page: number }>({ of: begun, page: first.page });
  const page = turned.of === chosen ? turned.page : 1;
  const isFirst = chosen === begun && page === first.page;
  const request = useDebounced(isFirst ? '' : JSON.stringify({ circles: JSON.stringify(chosen), page }), PAUSE_MS);
  const { data } = useFetched(request && `${REACH} ${request}`, () =>
    fetchData(noticeReach, REACH, JSON.parse(request)),
  );
  return { reach: (isFirst ? undefined : data) ?? first, turnTo: (to: number) => setTurned({ of: chosen, page: to }) };
}
