import { pictures } from '../../pictures/draw';

const alts = new Map(pictures.map(({ key, alt }) => [key, alt]));

/** What is to be seen on a drawn picture; throws on a key that no picture has. */
export function getAlt(key: string): string {
  const found = alts.get(key);
  if (found === undefined) throw new Error(`no picture ${key}`);
  return found;
}
