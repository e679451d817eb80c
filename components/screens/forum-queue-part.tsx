import { ReportedPosts } from '@/components/forum/reported-posts';
import { ListFooter } from '@/components/list/list-footer';
import { EmptyState } from '@/components/ui/empty-state';
import type { Viewer } from '@/lib/auth/viewer';
import { type ForumChoice, forumHref } from '@/lib/forum/rules';
import { forumModerationMessages as words } from '@/lib/forum-moderation/messages';
import { listReported } from '@/lib/forum-moderation/queries';
import { QUEUE_ROWS } from '@/lib/forum-moderation/schema';

type Props = { path: string; choice: ForumChoice; viewer: Viewer; total: number };

/** The posts that wait for a moderator, each with what was said about it. */
export async function ForumQueuePart({ path, choice, viewer, total }: Props) {
  const posts = await listReported(viewer, choice.page);
  const here = forumHref(path, choice, { page: choice.page });
  return (
    <>
      <div className="my-4">
        {posts.length > 0 ? (
          <ReportedPosts posts={posts} path={path} back={here} />
        ) : (
          <EmptyState title={words['forumModeration.empty'].th} text={words['forumModeration.emptyText'].th} />
        )}
      </div>
      <ListFooter
        page={choice.page}
        per={QUEUE_ROWS}
        total={total}
        hrefOf={(page) => forumHref(path, choice, { page })}
      />
    </>
  );
}
