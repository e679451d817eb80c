import { EmptyState } from '@/components/ui/empty-state';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { SectionIntro } from '@/components/ui/page/section-intro';
import { buildEntryActionHref, type EntryAction } from '@/lib/site/rules';
import { deleteFaqAction, orderFaqAction, restoreFaqAction } from '../faq.actions';
import { faqMessages as words } from '../faq.messages';
import { listFaqEntries } from '../faq.queries';
import type { FaqEntry } from '../faq.schema';
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
        add={{ href: buildEntryActionHref(path, 'edit', 'new'), words: words['faq.add'] }}
      />
      {asked?.kind === 'deleted' && typeof asked.id === 'number' && !entry && (
        <DeletedNote id={asked.id} words={words['faq.deleted']} restore={restoreFaqAction} />
      )}
      {asked && <FaqDialog key={`${asked.kind}${asked.id}`} asked={asked} entry={entry} back={path} />}
      {entries.length === 0 && <EmptyState title={words['faq.empty']} />}
      <OrderedList
        items={entries.map((one) => ({
          id: one.id,
          label: one.question,
          content: <FaqRow entry={one} path={path} />,
        }))}
        action={orderFaqAction}
        label={words['faq.list']}
        className={listClass}
        itemClass={rowClass}
      />
    </section>
  );
}

type DialogProps = { asked: EntryAction; entry: FaqEntry | undefined; back: string };

function FaqDialog({ asked: { kind, id }, entry, back }: DialogProps) {
  if (kind === 'edit' && (entry || id === 'new')) {
    return (
      <EditDialog title={words[entry ? 'faq.edit' : 'faq.add']} closeHref={back} width="md">
        <FaqForm entry={entry} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !entry) return null;
  return (
    <EditDialog title={words['faq.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={entry.id}
        name={entry.question}
        text={words['faq.deleteText']}
        submitLabel={words['faq.delete']}
        action={deleteFaqAction}
        restore={restoreFaqAction}
        back={back}
      />
    </EditDialog>
  );
}
