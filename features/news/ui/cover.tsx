import clsx from 'clsx';
import { fitSizes } from '@/lib/files/picture-sizes';
import { findTextLanguage } from '@/lib/messages/language';
import { drawnShapes, toDrawnSource } from '../drawn-address.rules';
import type { NewsCard } from '../news.schema';
import { buildPlaceholderGradient } from './placeholder-gradient';

type Props = {
  card: Pick<NewsCard, 'id' | 'cover' | 'drawn' | 'category'>;
  /** Displayed width of the box, as in an `img`'s `sizes`. */
  sizes: string;
  shape?: keyof typeof shapes;
  /** True for the first picture of the page, which is loaded with high priority. */
  first?: boolean;
  /** Where the picture is too small for a text of its own: everywhere, or on phones only. */
  small?: 'always' | 'phone';
  className?: string;
};

/** Shapes of a picture, each with the drawn cover of the same proportions. */
const shapes = {
  lead: { className: 'aspect-video', drawnShape: 'wide' },
  card: { className: 'aspect-[16/10]', drawnShape: 'card' },
  tall: { className: 'aspect-[4/5]', drawnShape: 'tall' },
} as const;
/** Windows below the breakpoint `sm`. */
const PHONE = '(width < 37.5rem)';

/**
 * An item's picture in a fixed shape; a cover drawn from its headline if it has none. Until it has loaded, its colour;
 * the category's name if it fails to load.
 */
export function Cover({ card, sizes, shape = 'card', first = false, small, className }: Props) {
  const { id, cover, drawn, category } = card;
  const { className: boxClass, drawnShape } = shapes[shape];
  const loading = {
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : undefined,
    decoding: first ? 'sync' : 'async',
    className: 'absolute inset-0 size-full object-cover',
  } as const;
  return (
    <div
      data-picture={category.name}
      data-broken={cover || drawn ? undefined : ''}
      style={{ background: cover?.color ?? buildPlaceholderGradient(category.colorDeep, category.color) }}
      className={clsx('relative overflow-hidden rounded-md', boxClass, className)}
    >
      {cover ? (
        // biome-ignore lint/performance/noImgElement: our own files are already there in every width
        <img
          src={cover.src}
          srcSet={cover.srcSet || undefined}
          sizes={fitSizes(sizes, cover, drawnShapes[drawnShape].ratio)}
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          lang={findTextLanguage(cover.alt)}
          {...loading}
        />
      ) : (
        drawn && (
          <picture>
            {small === 'phone' && (
              <source
                media={PHONE}
                srcSet={toDrawnSource({ id, version: drawn }, 'mark').src}
                width={400}
                height={250}
              />
            )}
            <img
              {...toDrawnSource({ id, version: drawn }, small === 'always' ? 'mark' : drawnShape)}
              sizes={sizes}
              alt=""
              {...loading}
            />
          </picture>
        )
      )}
    </div>
  );
}
