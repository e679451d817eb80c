import { filtersFor } from '@/lib/list/filters';
import { type ChoiceOf, listParams } from '@/lib/list/list-params';
import { oneOf, paging, search, tabOf } from '@/lib/list/params';
import { contactMessages as words } from './contact.messages';
import { taskStatuses } from './tasks.schema';

export const contactTabs = ['messages', 'reports', 'rights', 'answers'] as const;
export type ContactTab = (typeof contactTabs)[number];

const { selectOf, days } = filtersFor();
/** Fields of the filters by assignee and days, of all queues; their conditions depend on the viewer. */
export const taskFilters = {
  whose: selectOf(['mine', 'nobody'], {
    label: words['contact.whose'],
    all: words['contact.whose.all'],
    toLabel: (whose) => words[`contact.whose.${whose}`],
  }),
  ...days({ from: words['contact.from'], to: words['contact.to'] }),
};

/** The queues' address: part, search, filters and page; all messages by default. */
export const contactList = listParams({
  part: oneOf(contactTabs),
  ...search,
  status: tabOf(taskStatuses),
  ...taskFilters,
  ...paging(['created'], 24),
});
export type ContactChoice = ChoiceOf<typeof contactList>;

/** URL of one message, report or data request. */
export const taskHref = (path: string, part: Exclude<ContactTab, 'answers'>, id: number): string =>
  `${path}/${id}${part === 'messages' ? '' : `?part=${part}`}`;
