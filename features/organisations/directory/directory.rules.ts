import { filtersFor } from '@/lib/list/filters';
import type { SearchParams } from '@/lib/list/list';
import { type ChangeOf, type ChoiceOf, listParams } from '@/lib/list/list-params';
import { filterOf, fixed, id, matching, page, search } from '@/lib/list/params';
import { localHref } from '@/lib/public-pages/english';
import { directoryMessages as words } from './directory.messages';

export const DIRECTORY_PATH = '/organisations/';
/** Organisations per page. */
export const DIRECTORY_ROWS = 24;

/** Kinds of organisations, in the order of the directory. */
export const directoryKinds = ['college', 'institute', 'province', 'department', 'unit', 'agency'] as const;
export type DirectoryKind = (typeof directoryKinds)[number];

const { supplied } = filtersFor();

/** The address of the directory. Kind, region and letter are links; the map sets the province. */
export const directory = listParams({
  ...search,
  kind: { ...filterOf(directoryKinds), role: 'link' },
  region: { ...id, role: 'link' },
  province: supplied(id, { label: words['directory.province'], all: words['directory.allProvinces'] }),
  letter: { ...matching(/^[ก-ฮA-Z]$/), role: 'link' },
  page,
  per: fixed(DIRECTORY_ROWS),
});
export type DirectoryChoice = ChoiceOf<typeof directory>;

/** State of the directory in an address; a province makes the region needless. */
export function readDirectoryChoice(params: SearchParams): DirectoryChoice {
  const choice = directory.read(params);
  return choice.province === undefined ? choice : { ...choice, region: undefined };
}

/** Address of the directory with a change. */
export const directoryHref = (choice: DirectoryChoice, change?: ChangeOf<typeof directory>): string =>
  directory.href(localHref(DIRECTORY_PATH), choice, change);

/** Path of an organisation's page, from the site's root. */
export const organisationHref = (id: number): string => localHref(`${DIRECTORY_PATH}${id}/`);

/** Words of a search, in their normal form; the others are ignored. */
const MAX_WORDS = 6;
export const splitNeedle = (needle: string): string[] => needle.split(' ').filter(Boolean).slice(0, MAX_WORDS);
