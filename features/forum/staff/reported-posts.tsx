import { Check } from 'lucide-react';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { ButtonForm } from '@/components/ui/ordered/button-form';
import { formatNumber } from '@/lib/time/format';
import { forumMessages } from '../forum.messages';
import { postHref } from '../forum.rules';
import { dismissReportsAction } from '../moderation/moderation.actions';
import { forumModerationMessages as words } from '../moderation/moderation.messages';
import type { ReportedPost } from '../moderation/moderation.queries';
import { InlineHideForm } from './inline-hide-form';
import { PostText } from './post-text';

type Props = { posts: readonly ReportedPost[]; path: string; back: string };

/** Reported posts beside their reports, and the two decisions. */
export function ReportedPosts({ posts, path, back }: Props) {
  return (
    <ul aria-label={words['forumModeration.queue']} className="border-line border-t">
      {posts.map((post) => (
        <li key={post.id} className="grid gap-x-8 gap-y-4 border-line border-b py-5 lg:grid-cols-[3fr_2fr]">
          <div className="min-w-0">
            <p className="text-ink-2 text-sm">
              {words['forumModeration.inTopic']}{' '}
              <a
                href={postHref(path, post.topic.id, post.id)}
                className="wrap-anywhere font-normal text-link hover:underline"
              >
                {post.topic.title}
              </a>{' '}
              · {post.topic.room}
            </p>
            <p className="mt-1 mb-2 text-sm">
              <span className="font-strong">{post.author?.name ?? forumMessages['forum.gone']}</span>{' '}
              <span className="text-ink-3 text-xs">
                <ListDateTime at={post.at} />
              </span>
            </p>
            <div className="max-h-72 overflow-y-auto rounded-sm bg-sunken px-4 py-2 text-sm">
              <PostText body={post.body} mentions={[]} />
            </div>
          </div>
          <div className="min-w-0">
            <p className="mb-2 font-strong text-sm">
              {words['forumModeration.reports'].replace('{n}', formatNumber(post.count))}
            </p>
            <ul className="mb-3 grid gap-2 text-sm">
              {post.reports.map(({ reason, by, at }) => (
                <li key={`${by} ${at.getTime()}`} className="wrap-anywhere border-warn border-s-2 ps-3">
                  {reason}
                  <span className="block text-ink-3 text-xs">
                    {by} · <ListDateTime at={at} />
                  </span>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-start gap-2">
              <ButtonForm action={dismissReportsAction} fields={{ id: post.id, back }}>
                <Check aria-hidden="true" className="size-4" />
                {words['forumModeration.dismiss']}
              </ButtonForm>
              <InlineHideForm id={post.id} back={back} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
