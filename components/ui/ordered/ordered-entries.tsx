import type { ReactNode } from 'react';
import type { EntryAction } from '@/lib/site/rules';
import { EmptyState } from '../empty-state';
import type { FormAction } from '../form/send-form';
import { SectionIntro } from '../page/section-intro';
import { type EntryDialogPart, EntryDialogs } from './entry-dialogs';
import { OrderedList } from './ordered-list';

type Props<E, P extends string> = {
  messages: Readonly<Record<`${P}.${EntryDialogPart | 'empty' | 'list'}`, string>>;
  /** First part of the message keys. */
  prefix: P;
  title: string;
  lead: string;
  path: string;
  asked: EntryAction | undefined;
  entries: readonly E[];
  getName: (entry: E) => string;
  renderRow: (entry: E) => ReactNode;
  /** Form of an entry, or of a new one. */
  renderForm: (entry: E | undefined) => ReactNode;
  order: FormAction;
  remove: FormAction;
  restore: FormAction;
};

/** Section with a list that people put in order, a button to add an entry, and the dialogs that the address requests. */
export function OrderedEntries<E extends { id: number }, P extends string>(props: Props<E, P>) {
  const { messages, prefix, title, lead, path, asked, entries, getName, renderRow, renderForm, order } = props;
  const say = (part: EntryDialogPart | 'empty' | 'list'): string => messages[`${prefix}.${part}`];
  const entry = entries.find(({ id }) => id === asked?.id);
  return (
    <section>
      <SectionIntro title={title} lead={lead} add={{ list: path, words: say('add') }} />
      <EntryDialogs
        messages={messages}
        prefix={prefix}
        asked={asked}
        entry={entry && { id: entry.id, name: getName(entry) }}
        back={path}
        form={() => renderForm(entry)}
        remove={props.remove}
        restore={props.restore}
      />
      {entries.length === 0 && <EmptyState title={say('empty')} />}
      <OrderedList
        items={entries.map((one) => ({ id: one.id, label: getName(one), content: renderRow(one) }))}
        action={order}
        label={say('list')}
      />
    </section>
  );
}
