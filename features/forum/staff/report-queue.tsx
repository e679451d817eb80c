import { EmptyState } from '@/components/ui/empty-state';
import { ListFooter } from '@/components/ui/list/list-footer';
import type { Viewer } from '@/lib/auth/viewer';
import { type ForumChoice, forumList } from '../forum.rules';
import { forumModerationMessages as words } from '../moderation/moderation.messages';
import { listReportedPosts } from '../moderation/moderation.queries';
import { QUEUE_ROWS } from '../moderation/moderation.schema';
import { ReportedPosts } from './reported-posts';

type Props = { path: string; choice: ForumChoice; viewer: Viewer; total: number };

/** Queue of reported posts, each with its reports. */
export async function ReportQueue({ path, choice, viewer, total }: Props) {
  const posts = await listReportedPosts(viewer, choice.page);
  const here = forumList.href(path, choice, { page: choice.page });
  return (
    <>
      <div className="my-4">
        {posts.length > 0 ? (
          <ReportedPosts posts={posts} path={path} back={here} />
        ) : (
          <EmptyState title={words['forumModeration.empty']} text={words['forumModeration.emptyText']} />
        )}
      </div>
      <ListFooter
        choice={{ page: choice.page, per: QUEUE_ROWS }}
        total={total}
        hrefOf={(change) => forumList.href(path, choice, change)}
        fixedSize
      />
    </>
  );
}
