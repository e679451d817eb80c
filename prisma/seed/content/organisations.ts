import { colleges } from './colleges';
import { agency, departments, units } from './organisations-central';
import { institutes, provincialOffices } from './organisations-regional';
import type { Organisation } from './shapes';

export { CLOSED_COLLEGE_CODE, colleges } from './colleges';
export { agency, departments, units } from './organisations-central';
export { institutes, provincialOffices } from './organisations-regional';

export const organisations: readonly Organisation[] = [
  agency,
  ...departments,
  ...units,
  ...institutes,
  ...provincialOffices,
  ...colleges,
];

const byKey = new Map(organisations.map((organisation) => [organisation.key, organisation]));

/** Organisation of a key; throws on an unknown key. */
export function getOrganisation(key: string): Organisation {
  const found = byKey.get(key);
  if (!found) throw new Error(`no organisation ${key}`);
  return found;
}
