import { ALL_TAGS, onInvalidate } from '@/lib/cache/invalidation';
import { db } from '@/lib/db/db';
import { getSingleton } from '@/lib/process/singleton';
import { dependsOn, tag } from '@/lib/request/context';
import { dictionary } from './dictionary';
import { listOfficeNames, listPersonNames } from './proper-names';

/** People whose names are taken in; of more, those added last. */
const MAX_PEOPLE = 20_000;

type Loading = { loaded: Promise<void> | undefined };

const state = getSingleton('thaiWords.loading', () => {
  const loading: Loading = { loaded: undefined };
  onInvalidate((tags) => {
    if ([tag.dictionary, tag.organisations, ALL_TAGS].some((one) => tags.includes(one))) loading.loaded = undefined;
  });
  return loading;
});

/**
 * Loads what the database adds to the dictionary of this process: the list of the staff, and names of provinces,
 * offices and people. Once, and again after that list or an organisation has changed; new people are taken in with it.
 */
export async function loadDictionary(): Promise<void> {
  dependsOn(tag.dictionary);
  state.loaded ??= readTerms().then(dictionary.setTerms);
  const { loaded } = state;
  await loaded.catch((error: unknown) => {
    if (state.loaded === loaded) state.loaded = undefined;
    throw error;
  });
}

/** Reads it anew, as before much is cut: nothing tells of names that were written by other means, as by an import. */
export function reloadDictionary(): Promise<void> {
  state.loaded = undefined;
  return loadDictionary();
}

async function readTerms(): Promise<string[]> {
  const [words, provinces, offices, executives, people] = await Promise.all([
    db.dictionaryWord.findMany({ select: { word: true } }),
    db.province.findMany({ select: { name: true } }),
    db.organisation.findMany({ where: { status: 'open' }, select: { name: true } }),
    db.executive.findMany({ select: { name: true }, take: MAX_PEOPLE }),
    db.collegeUser.findMany({
      select: { firstName: true, lastName: true },
      orderBy: { id: 'desc' },
      take: MAX_PEOPLE,
    }),
  ]);
  const terms = [
    ...words.map(({ word }) => word),
    ...provinces.map(({ name }) => name),
    ...offices.flatMap(({ name }) => listOfficeNames(name)),
    ...executives.flatMap(({ name }) => listPersonNames(name)),
    ...people.flatMap(({ firstName, lastName }) => listPersonNames(`${firstName} ${lastName}`)),
  ];
  return [...new Set(terms)].sort();
}
