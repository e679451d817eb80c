import { pictures } from '../../pictures/draw';

const alts = new Map(pictures.map(({ key, alt }) => [key, alt]));

/** Alternative text of a demo picture; throws on an unknown key. */
export function getAlt(key: string): string {
  const found = alts.get(key);
  if (found === undefined) throw new Error(`no picture ${key}`);
  return found;
}
