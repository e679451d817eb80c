import { randomUUID } from 'node:crypto';
import { EditDialog } from '@/components/ui/ordered/edit-dialog';
import { listCategories } from '@/features/news/categories/categories.queries';
import { forumMessages as words } from '../forum.messages';
import type { Topic } from '../topic.queries';
import { toNewsDraft } from '../topic.rules';
import { NewsDraftForm } from './news-draft-form';

type Props = { topic: Topic; list: string; back: string };

/** Dialog to turn a topic into news; nothing is stored before the form is sent. */
export async function NewsDraftDialog({ topic, list, back }: Props) {
  const categories = (await listCategories()).filter(({ section }) => section === 'news');
  return (
    <EditDialog title={words['forum.makeNews']} closeHref={back}>
      <NewsDraftForm
        draft={toNewsDraft(topic)}
        draftKey={randomUUID()}
        categories={categories}
        list={list}
        back={back}
      />
    </EditDialog>
  );
}
