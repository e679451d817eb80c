import { db } from '../db';
import { seen, tag } from '../trace';

/**
 * What else is looked for when somebody looks for these words.
 *
 * @param needles words in the form of `searchText`
 * @returns for each word that has any, the other words of its groups in the same form
 */
export async function findSynonyms(needles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  seen(tag.synonyms);
  if (needles.length === 0) return new Map();
  const groups = await db.synonymGroup.findMany({
    where: { needles: { hasSome: [...needles] } },
    select: { needles: true },
  });
  const others = (needle: string) =>
    groups.filter((group) => group.needles.includes(needle)).flatMap((group) => group.needles);
  const found = needles.map((needle) => [needle, [...new Set(others(needle))].filter((other) => other !== needle)]);
  return new Map(found.filter((entry): entry is [string, string[]] => (entry[1]?.length ?? 0) > 0));
}
