import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { named, oneOf, paging, search, unlinked } from '@/lib/list/params';
import { sentTabs } from './notices.schema';

const order = paging(['sent', 'title'], 12);

/** The address of a sender's list; not in `notices.rules.ts`, which browsers load. */
export const sentList = listParams({
  tab: named('status', oneOf(sentTabs)),
  ...search,
  ...order,
  per: unlinked(order.per),
});
export type SentChoice = ChoiceOf<typeof sentList>;
