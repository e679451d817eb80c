import type { PolicyVersion } from './policies.schema';

/** State of a version at a time. */
export type PolicyState = 'isComing' | 'isCurrent' | 'isOld';

/** Version in force at a time; undefined before the first. `versions` are newest first. */
export const findVersionInForce = <V extends Pick<PolicyVersion, 'inForceAt'>>(
  versions: readonly V[],
  now: Date,
): V | undefined => versions.find(({ inForceAt }) => inForceAt <= now);

/** State of a version, by the number of the one in force. */
export function getPolicyState(number: number, current: number): PolicyState {
  if (number === current) return 'isCurrent';
  return number > current ? 'isComing' : 'isOld';
}

/** Number of a version in an address; undefined for none, NaN for one that no version has. */
export function readVersionNumber(typed: string): number | undefined {
  if (typed === '') return undefined;
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Address of a version of a policy; without a number that of the one in force. */
export const buildVersionHref = (path: string, number?: number): string =>
  number === undefined ? path : `${path}?version=${number}`;

/** Parts of a stored text that begin with its main headings; the first has none if something stands before them. */
export const splitSections = (html: string): string[] => html.split(/(?=<h2>)/).filter((part) => part.trim() !== '');
