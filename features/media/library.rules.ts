import { mediaKinds } from '@/lib/files/picture.schema';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { fixed, page, search, tabOf } from '@/lib/list/params';
import { LIBRARY_PER_PAGE } from './media.rules';

/** The address of the library; not in `media.rules.ts`, which browsers load. */
export const mediaList = listParams({ ...search, kind: tabOf(mediaKinds), per: fixed(LIBRARY_PER_PAGE), page });
export type MediaChoice = ChoiceOf<typeof mediaList>;
