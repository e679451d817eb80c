import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { day, filterOf, oneOf, paging, search, tabOf } from '@/lib/list/params';
import { taskStatuses } from './contact.schema';

export const contactTabs = ['messages', 'reports', 'rights', 'answers'] as const;
export type ContactTab = (typeof contactTabs)[number];
export const taskAssigneeFilters = ['mine', 'nobody'] as const;

/** The queues' address: part, search, filters and page; all messages by default. */
export const contactList = listParams({
  part: oneOf(contactTabs),
  ...search,
  status: tabOf(taskStatuses),
  whose: filterOf(taskAssigneeFilters),
  from: day,
  to: day,
  ...paging(['created'], 24),
});
export type ContactChoice = ChoiceOf<typeof contactList>;

/** URL of one message, report or data request. */
export const taskHref = (path: string, part: Exclude<ContactTab, 'answers'>, id: number): string =>
  `${path}/${id}${part === 'messages' ? '' : `?part=${part}`}`;
