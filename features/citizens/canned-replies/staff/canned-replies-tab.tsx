import { EntryLink } from '@/components/ui/ordered/entry-link';
import { OrderedEntries } from '@/components/ui/ordered/ordered-entries';
import type { SearchParams } from '@/lib/list/list';
import { siteSettingsMessages } from '@/lib/site/messages';
import { readEntryAction } from '@/lib/site/rules';
import { contactMessages } from '../../contact/contact.messages';
import { CannedReplyForm } from '../../contact/staff/canned-reply-form';
import { deleteCannedReplyAction, orderCannedRepliesAction, restoreCannedReplyAction } from '../canned-replies.actions';
import { cannedRepliesMessages as words } from '../canned-replies.messages';
import { listCannedReplies } from '../canned-replies.queries';
import type { CannedReply } from '../canned-replies.schema';

type Props = { path: string; params: SearchParams };

/** The list of canned replies, with its dialogs to add, edit and delete one. */
export async function CannedRepliesTab({ path, params }: Props) {
  return (
    <OrderedEntries
      messages={words}
      prefix="cannedAnswers"
      title={contactMessages['contact.part.answers']}
      lead={words['cannedAnswers.lead']}
      path={path}
      asked={readEntryAction(params)}
      entries={await listCannedReplies()}
      getName={({ title }) => title}
      renderRow={(answer) => <Row answer={answer} path={path} />}
      renderForm={(answer) => <CannedReplyForm answer={answer} back={path} />}
      order={orderCannedRepliesAction}
      remove={deleteCannedReplyAction}
      restore={restoreCannedReplyAction}
    />
  );
}

function Row({ answer: { id, title, body }, path }: { answer: CannedReply; path: string }) {
  const at = { path, id, name: title };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="wrap-anywhere font-strong">{title}</p>
        <p className="wrap-anywhere line-clamp-2 text-ink-2">{body}</p>
      </div>
      <div className="flex">
        <EntryLink kind="edit" {...at} words={siteSettingsMessages['settings.edit']} />
        <EntryLink kind="delete" {...at} words={words['cannedAnswers.delete']} />
      </div>
    </div>
  );
}
