import type { When } from './endpoint';

/** One mode of a call: the fields on which its answer depends, where that is kept. */
export type KeptMode = { when: When; fields: readonly string[] | undefined };

const all = (...fields: string[]): KeptMode => ({ when: {}, fields });
const sent = (names: readonly string[], fields: readonly string[] | undefined): KeptMode => ({
  when: { sent: names },
  fields,
});

/**
 * The calls of which some mode is kept, each with all its modes in their order: what the front has to know of the registry,
 * which it doesn't load. A test holds the two equal.
 */
export const keptCalls: ReadonlyMap<string, readonly KeptMode[]> = new Map([
  [
    'news.php',
    [
      sent(['news_count'], ['news_count', 'news_type', 'news_status', 'search']),
      sent(['news_approveLevel', 'news_typesMain'], ['news_approveLevel', 'newsCatOrder', 'news_typesMain', 'full']),
      sent(['news_id'], ['news_id']),
      all('news_type', 'news_status', 'limit', 'offset', 'search', 'sort', 'desc', 'full'),
    ],
  ],
  ['newspicture.php', [all('news_id_main')]],
  ['newscatagories.php', [all()]],
  ['banners.php', [all('banners_status')]],
  ['links.php', [all()]],
  ['logotop.php', [all('logoTopid')]],
  [
    'usersystems.php',
    [
      sent(['usersystems_id'], undefined),
      sent(['usersystems_online'], ['usersystems_online']),
      { when: {}, fields: undefined },
    ],
  ],
  ['college_user.php', [sent(['college_user_id'], undefined), sent(['user_online'], ['user_online'])]],
  ['usergeneral.php', [sent(['userGeneralEmail'], undefined), sent(['genuser_online'], ['genuser_online'])]],
]);
