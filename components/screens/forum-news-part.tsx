import { randomUUID } from 'node:crypto';
import { NewsForm } from '@/components/forum/news-form';
import { EditDialog } from '@/components/ordered/edit-dialog';
import { listCategories } from '@/lib/categories/queries';
import { forumMessages as words } from '@/lib/forum/messages';
import type { Topic } from '@/lib/forum/schema';
import { toNewsDraft } from '@/lib/forum-topic/rules';

type Props = { topic: Topic; list: string; back: string };

/** Offers to make news of a topic; nothing is written before the form is sent. */
export async function ForumNewsPart({ topic, list, back }: Props) {
  const categories = (await listCategories()).filter(({ section }) => section === 'news');
  return (
    <EditDialog title={words['forum.makeNews'].th} closeHref={back}>
      <NewsForm draft={toNewsDraft(topic)} draftKey={randomUUID()} categories={categories} list={list} back={back} />
    </EditDialog>
  );
}
