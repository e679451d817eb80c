import type { ModeMatcher } from './endpoint';

/** One mode of a call, with the fields that its response depends on; undefined if it is not cached. */
export type CacheableMode = { when: ModeMatcher; fields: readonly string[] | undefined };

const matchAll = (...fields: string[]): CacheableMode => ({ when: {}, fields });
const matchSent = (names: readonly string[], fields: readonly string[] | undefined): CacheableMode => ({
  when: { sent: names },
  fields,
});

/**
 * Calls with a cached mode, each with all its modes in order: the part of the registry that the gateway needs, as it
 * doesn't load it. A test keeps the two equal.
 */
export const cacheableCalls: ReadonlyMap<string, readonly CacheableMode[]> = new Map([
  [
    'news.php',
    [
      matchSent(['news_count'], ['news_count', 'news_type', 'news_status', 'search']),
      matchSent(
        ['news_approveLevel', 'news_typesMain'],
        ['news_approveLevel', 'newsCatOrder', 'news_typesMain', 'full'],
      ),
      matchSent(['news_id'], ['news_id']),
      matchAll('news_type', 'news_status', 'limit', 'offset', 'search', 'sort', 'desc', 'full'),
    ],
  ],
  ['newspicture.php', [matchAll('news_id_main')]],
  ['newscatagories.php', [matchAll()]],
  ['banners.php', [matchAll('banners_status')]],
  ['links.php', [matchAll()]],
  ['logotop.php', [matchAll('logoTopid')]],
  [
    'usersystems.php',
    [
      matchSent(['usersystems_id'], undefined),
      matchSent(['usersystems_online'], ['usersystems_online']),
      { when: {}, fields: undefined },
    ],
  ],
  ['college_user.php', [matchSent(['college_user_id'], undefined), matchSent(['user_online'], ['user_online'])]],
  ['usergeneral.php', [matchSent(['userGeneralEmail'], undefined), matchSent(['genuser_online'], ['genuser_online'])]],
]);
