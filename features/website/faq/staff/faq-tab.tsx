import { OrderedEntries } from '@/components/ui/ordered/ordered-entries';
import type { EntryAction } from '@/lib/site/rules';
import { EntryRow } from '../../staff/entry-row';
import { deleteFaqAction, orderFaqAction, restoreFaqAction, setFaqVisibilityAction } from '../faq.actions';
import { faqMessages as words } from '../faq.messages';
import { listFaqEntries } from '../faq.queries';
import { FaqForm } from './faq-form';

type Props = { path: string; asked: EntryAction | undefined };

/** Admin tab of the frequently asked questions, in order. */
export async function FaqTab({ path, asked }: Props) {
  return (
    <OrderedEntries
      messages={words}
      prefix="faq"
      title={words['faq.title'].th}
      lead={words['faq.partLead']}
      path={path}
      asked={asked}
      entries={await listFaqEntries()}
      getName={({ question }) => question}
      renderRow={(entry) => (
        <EntryRow entry={entry} name={entry.question} text={entry.answer} path={path} show={setFaqVisibilityAction} />
      )}
      renderForm={(entry) => <FaqForm entry={entry} back={path} />}
      order={orderFaqAction}
      remove={deleteFaqAction}
      restore={restoreFaqAction}
    />
  );
}
