import { loadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import type { NewsFilter, SearchLevel, Term } from './filter.schema';
import { buildLevels, listNeedles, readSearch } from './levels.rules';
import { findSynonyms } from './synonyms.queries';

/** Terms of a search as typed, with their synonyms and other spellings. */
export async function findTerms(filter: NewsFilter): Promise<readonly Term[]> {
  const [typed] = await findSearchLevels(filter);
  return typed.terms;
}

/** The ways to read a filter's search, from the narrowest to the widest; the first is as typed. */
export async function findSearchLevels({ search }: NewsFilter): Promise<readonly [SearchLevel, ...SearchLevel[]]> {
  const [levels] = await listSearchLevels([search ?? '']);
  return levels ?? buildLevels(readSearch(''), new Map());
}

/** The same for many searches, in one query. */
export async function listSearchLevels(searches: readonly string[]) {
  // Words are cut by the dictionary of this process, which has names and the list of the staff once it is loaded.
  await loadDictionary();
  const read = searches.map(readSearch);
  const synonyms = await findSynonyms([...new Set(read.flatMap(listNeedles))]);
  return read.map((search) => buildLevels(search, synonyms));
}
