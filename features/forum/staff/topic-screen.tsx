import { Alert } from '@/components/ui/alert';
import { ListPagination } from '@/components/ui/list/list-pagination';
import { MissingEntry } from '@/components/ui/page/missing-entry';
import { findNewItemHref } from '@/lib/areas/news-hrefs';
import type { ScreenProps } from '@/lib/areas/schema';
import { can } from '@/lib/auth/access';
import { forumMessages as words } from '../forum.messages';
import { readTopicChoice, topicHref } from '../forum.rules';
import { listRooms } from '../rooms/rooms.queries';
import { findQuote, findTopic } from '../topic.queries';
import { MarkRead } from './mark-read';
import { NewsDraftDialog } from './news-draft-dialog';
import { PostArticle } from './post-article';
import { TopicActions } from './topic-actions';
import { TopicAnswerForm } from './topic-answer-form';
import { TopicDialog } from './topic-dialog';
import { TopicHead } from './topic-head';

/** Page of a topic: its posts, and the answer form. */
export async function TopicScreen({ id, params, path, viewer }: ScreenProps & { id: number }) {
  const choice = readTopicChoice(params);
  const topic = await findTopic(viewer, id, choice);
  if (!topic) return <MissingEntry title={words['forum.missing']} back={{ href: path, label: words['forum.back'] }} />;
  const { dialog, quoteId } = choice;
  const moderates = can(viewer, 'forum.moderate');
  const newsList = findNewItemHref(viewer, 'news')?.replace(/\/new$/, '');
  const [quote, rooms] = await Promise.all([
    quoteId === undefined ? undefined : findQuote(viewer, id, quoteId),
    moderates && dialog?.kind === 'move' ? listRooms(viewer) : [],
  ]);
  const here = topicHref(path, id, topic.page);
  const open = !topic.closed && topic.hiddenWhy === undefined;
  const maySolve = open && (topic.isOwn || moderates);
  const lastId = topic.posts.at(-1)?.id;
  const pages = <ListPagination page={topic.page} pages={topic.pages} hrefOf={(page) => topicHref(path, id, page)} />;
  return (
    <>
      <TopicHead topic={topic} path={path}>
        <TopicActions topic={topic} here={here} moderates={moderates} writesNews={newsList !== undefined} />
      </TopicHead>
      {dialog && <TopicDialog ask={dialog} topic={topic} path={path} here={here} moderates={moderates} rooms={rooms} />}
      {dialog?.kind === 'news' && newsList && <NewsDraftDialog topic={topic} list={newsList} back={here} />}
      {topic.page > 1 && pages}
      <div className="border-line border-t">
        {topic.posts.map((post) => (
          <div key={post.id}>
            {post.id === topic.firstNewId && (
              <p id="unread" className="scroll-mt-24 border-gold-500 border-b pt-3 pb-1 font-strong text-warn text-xs">
                {words['forum.newFrom']}
              </p>
            )}
            <PostArticle
              post={post}
              place={{ path, topicId: id, here, open, maySolve, moderates }}
              isSolution={post.id === topic.solvedById}
            />
          </div>
        ))}
      </div>
      <div className="my-6">{pages}</div>
      <section id="answer" aria-labelledby="answer-title" className="scroll-mt-24">
        {open ? (
          <>
            <h2 id="answer-title" className="mb-4 text-lg">
              {words['forum.answerTitle']}
            </h2>
            <TopicAnswerForm
              key={quote?.id ?? 0}
              topicId={id}
              roomId={topic.room.id}
              path={path}
              here={here}
              quote={quote}
            />
          </>
        ) : (
          topic.closed && <Alert>{words['forum.closedText']}</Alert>
        )}
      </section>
      {lastId !== undefined && <MarkRead topicId={id} postId={lastId} />}
    </>
  );
}
