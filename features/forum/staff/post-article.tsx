import clsx from 'clsx';
import { CircleCheck, EyeOff, Quote } from 'lucide-react';
import { ListDateTime } from '@/components/ui/list/list-date-time';
import { Gallery } from '@/components/ui/rich-text/gallery';
import { forumMessages as words } from '../forum.messages';
import { postHref } from '../forum.rules';
import type { Post } from '../topic.rows';
import { PostActions, type PostLocation } from './post-actions';
import { PostText } from './post-text';

type Props = { post: Post; place: PostLocation; isSolution: boolean };

/** One post: author, time, quoted post, text, pictures and actions. */
export function PostArticle({ post, place, isSolution }: Props) {
  const { id, author, at, editedAt, quote, hidden } = post;
  return (
    <article
      id={`post-${id}`}
      aria-label={`${author?.name ?? words['forum.gone']}`}
      className={clsx(
        'scroll-mt-24 border-line border-b py-5 target:bg-gold-100/40',
        isSolution && 'border-s-3 border-s-ok ps-4',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 text-sm">
          <span className="font-strong">{author?.name ?? words['forum.gone']}</span>
          {author?.organisation && <span className="text-ink-2"> · {author.organisation}</span>}
        </p>
        <p className="text-ink-3 text-xs">
          <a href={postHref(place.path, place.topicId, id)} className="hover:underline">
            <ListDateTime at={at} />
          </a>
          {editedAt && (
            <>
              {' · '}
              {words['forum.edited']} <ListDateTime at={editedAt} />
            </>
          )}
        </p>
      </header>
      {isSolution && (
        <p className="mt-1 flex items-center gap-1.5 font-strong text-ok text-sm">
          <CircleCheck aria-hidden="true" className="size-4" />
          {words['forum.solution']}
        </p>
      )}
      {hidden && (
        <p className="mt-2 flex items-start gap-2 text-ink-2 text-sm">
          <EyeOff aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="wrap-anywhere">
            {words['forum.hiddenPost']}: {hidden.why}
          </span>
        </p>
      )}
      {(!hidden || hidden.shown) && (
        <div className={clsx('mt-2 grid max-w-read gap-3', hidden && 'opacity-70')}>
          {quote && (
            <blockquote className="border-gold-500 border-s-2 ps-3 text-ink-2 text-sm">
              <a href={postHref(place.path, place.topicId, quote.id)} className="font-normal text-link hover:underline">
                <Quote aria-hidden="true" className="me-1 inline size-3.5" />
                {quote.author ?? words['forum.gone']}
              </a>
              <p className="wrap-anywhere">{quote.words}</p>
            </blockquote>
          )}
          <PostText body={post.body} mentions={post.mentions} />
          {post.pictures.length > 0 && <Gallery pictures={post.pictures.map(({ picture }) => picture)} isSmall />}
        </div>
      )}
      <PostActions post={post} place={place} isSolution={isSolution} />
    </article>
  );
}
