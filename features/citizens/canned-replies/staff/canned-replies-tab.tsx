import { Pencil, Trash2 } from 'lucide-react';
import { EmptyState } from '@/components/ui/empty-state';
import { DeleteForm } from '@/components/ui/ordered/delete-form';
import { DeletedNote } from '@/components/ui/ordered/deleted-note';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listClass, rowClass } from '@/components/ui/ordered/list-classes';
import { OrderedList } from '@/components/ui/ordered/ordered-list';
import { RowLink } from '@/components/ui/ordered/row-link';
import { SectionIntro } from '@/components/ui/page/section-intro';
import type { SearchParams } from '@/lib/list/list';
import { siteSettingsMessages } from '@/lib/site/messages';
import { buildEntryActionHref, type EntryAction, readEntryAction } from '@/lib/site/rules';
import { contactMessages } from '../../contact/contact.messages';
import { CannedReplyForm } from '../../contact/staff/canned-reply-form';
import { deleteCannedReplyAction, orderCannedRepliesAction, restoreCannedReplyAction } from '../canned-replies.actions';
import { cannedRepliesMessages as words } from '../canned-replies.messages';
import { listCannedReplies } from '../canned-replies.queries';
import type { CannedReply } from '../canned-replies.schema';

type Props = { path: string; params: SearchParams };

/** The list of canned replies, with its dialogs to add, edit and delete one. */
export async function CannedRepliesTab({ path, params }: Props) {
  const asked = readEntryAction(params);
  const answers = await listCannedReplies();
  const answer = answers.find(({ id }) => id === asked?.id);
  return (
    <section>
      <SectionIntro
        title={contactMessages['contact.part.answers']}
        lead={words['cannedAnswers.lead']}
        add={{ href: buildEntryActionHref(path, 'edit', 'new'), words: words['cannedAnswers.add'] }}
      />
      {asked?.kind === 'deleted' && typeof asked.id === 'number' && !answer && (
        <DeletedNote id={asked.id} words={words['cannedAnswers.deleted']} restore={restoreCannedReplyAction} />
      )}
      {asked && <CannedReplyDialog key={`${asked.kind}${asked.id}`} asked={asked} answer={answer} back={path} />}
      {answers.length === 0 && <EmptyState title={words['cannedAnswers.empty']} />}
      <OrderedList
        items={answers.map((one) => ({
          id: one.id,
          label: one.title,
          content: <Row answer={one} path={path} />,
        }))}
        action={orderCannedRepliesAction}
        label={words['cannedAnswers.list']}
        className={listClass}
        itemClass={rowClass}
      />
    </section>
  );
}

function Row({ answer: { id, title, body }, path }: { answer: CannedReply; path: string }) {
  const [edit, remove] = [siteSettingsMessages['settings.edit'], words['cannedAnswers.delete']];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="wrap-anywhere font-strong">{title}</p>
        <p className="wrap-anywhere line-clamp-2 text-ink-2">{body}</p>
      </div>
      <div className="flex">
        <RowLink href={buildEntryActionHref(path, 'edit', id)} icon={Pencil} label={`${edit} ${title}`}>
          {edit}
        </RowLink>
        <RowLink href={buildEntryActionHref(path, 'delete', id)} icon={Trash2} label={`${remove} ${title}`}>
          {remove}
        </RowLink>
      </div>
    </div>
  );
}

type DialogProps = { asked: EntryAction; answer: CannedReply | undefined; back: string };

function CannedReplyDialog({ asked: { kind, id }, answer, back }: DialogProps) {
  if (kind === 'edit' && (answer || id === 'new')) {
    const title = words[answer ? 'cannedAnswers.edit' : 'cannedAnswers.add'];
    return (
      <EditDialog title={title} closeHref={back} width="md">
        <CannedReplyForm answer={answer} back={back} />
      </EditDialog>
    );
  }
  if (kind !== 'delete' || !answer) return null;
  return (
    <EditDialog title={words['cannedAnswers.deleteTitle']} closeHref={back} alert>
      <DeleteForm
        id={answer.id}
        name={answer.title}
        text={words['cannedAnswers.deleteText']}
        submitLabel={words['cannedAnswers.delete']}
        action={deleteCannedReplyAction}
        restore={restoreCannedReplyAction}
        back={back}
      />
    </EditDialog>
  );
}
