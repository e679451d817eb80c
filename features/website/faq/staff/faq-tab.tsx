import { EmptyState } from '@/components/ui/empty-state';
import { EntryDialogs } from '@/components/ui/ordered/entry-dialogs';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import type { EntryAction } from '@/lib/site/rules';
import { deleteFaqAction, orderFaqAction, restoreFaqAction } from '../faq.actions';
import { faqMessages as words } from '../faq.messages';
import { listFaqEntries } from '../faq.queries';
import { FaqForm } from './faq-form';
import { FaqRow } from './faq-row';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab of the frequently asked questions, in order. */
export async function FaqTab({ path, asked }: Props) {
  const entries = await listFaqEntries();
  const entry = entries.find(({ id }) => id === asked?.id);
  return (
    <section>
      <SectionIntro
        title={words['faq.title'].th}
        lead={words['faq.partLead']}
        add={{ list: path, words: words['faq.add'] }}
      />
      <EntryDialogs
        messages={words}
        prefix="faq"
        asked={asked}
        entry={entry && { id: entry.id, name: entry.question }}
        back={path}
        form={() => <FaqForm entry={entry} back={path} />}
        remove={deleteFaqAction}
        restore={restoreFaqAction}
      />
      {entries.length === 0 && <EmptyState title={words['faq.empty']} />}
      <OrderedList
        items={entries.map((one) => ({
          id: one.id,
          label: one.question,
          content: <FaqRow entry={one} path={path} />,
        }))}
        action={orderFaqAction}
        label={words['faq.list']}
      />
    </section>
  );
}
