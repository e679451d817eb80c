import clsx from 'clsx';
import { fitSizes } from '@/lib/files/picture-sizes';
import type { NewsCard } from '../news.schema';
import { buildPlaceholderGradient, PlaceholderPicture } from './placeholder-picture';

type Props = {
  card: Pick<NewsCard, 'id' | 'cover' | 'category'>;
  /** Displayed width of the box, as in an `img`'s `sizes`. */
  sizes: string;
  shape?: keyof typeof shapes;
  /** True for the first picture of the page, which is loaded with high priority. */
  first?: boolean;
  className?: string;
};

const shapes = {
  lead: { className: 'aspect-video', ratio: 16 / 9 },
  card: { className: 'aspect-[16/10]', ratio: 16 / 10 },
  tall: { className: 'aspect-[4/5]', ratio: 4 / 5 },
} as const;

/**
 * An item's picture in a fixed shape: its colour until it has loaded, a placeholder if there is none or it fails to
 * load.
 */
export function Cover({ card: { id, cover, category }, sizes, shape = 'card', first = false, className }: Props) {
  return (
    <div
      data-picture={category.name}
      style={{ background: cover?.color ?? buildPlaceholderGradient(category.colorDeep, category.color) }}
      className={clsx('relative overflow-hidden rounded-md', shapes[shape].className, className)}
    >
      {cover ? (
        // biome-ignore lint/performance/noImgElement: our own files are already there in every width
        <img
          src={cover.src}
          srcSet={cover.srcSet || undefined}
          sizes={fitSizes(sizes, cover, shapes[shape].ratio)}
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? 'sync' : 'async'}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <PlaceholderPicture name={category.name} seed={id} />
      )}
    </div>
  );
}
