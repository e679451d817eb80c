import { HydratedLineText } from '@/components/ui/line-text/hydrated-line-text';
import { toSafeTarget } from '@/lib/http/safe-target';
import { say } from '@/lib/messages/language';
import { localHref } from '@/lib/public-pages/english';
import type { Banner } from '../banners.schema';
import { carouselMessages as words } from '../carousel.messages';

/** 250 px on phones, 300 px under 960 px, else 400 px. */
export const bannerHeight = 'h-[250px] overflow-hidden rounded-md sm:h-[300px] lg:h-[400px]';

const SIZES = '(min-width: 1248px) 1200px, 94vw';

type Props = { banner: Banner };

/** One banner: its picture, or the brand drawing as a fallback, with title and description at the bottom. */
export function BannerSlide({ banner }: Props) {
  const content = (
    <>
      <BannerSlidePicture banner={banner} />
      {(banner.title || banner.description) && (
        <span className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/80 via-black/55 to-transparent px-5 pt-16 pb-10 text-white md:px-9">
          <HydratedLineText text={banner.title} className="line-clamp-2 max-w-read font-strong text-xl" />
          <HydratedLineText
            text={banner.description}
            className="line-clamp-2 max-w-read font-normal text-sm sm:line-clamp-1"
          />
        </span>
      )}
    </>
  );
  const box = 'relative block size-full overflow-hidden rounded-md';
  const target = toSafeTarget(banner.target);
  const href = target && localHref(target);
  return href ? (
    <a href={href} className={`${box} focus-visible:-outline-offset-4`}>
      {content}
    </a>
  ) : (
    <div className={box}>{content}</div>
  );
}

type PictureProps = { banner: Pick<Banner, 'picture' | 'title'>; sizes?: string };

/** Background of a banner: its picture or the brand drawing, filling its box. */
export function BannerSlidePicture({ banner: { picture, title }, sizes = SIZES }: PictureProps) {
  if (!picture) return <BrandDrawing />;
  return (
    <span data-picture={title} style={{ background: picture.color }} className="absolute inset-0 block">
      {/* biome-ignore lint/performance/noImgElement: our own files are already there in every width */}
      <img
        src={picture.src}
        srcSet={picture.srcSet || undefined}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={title ? '' : say(words['carousel.label'])}
        loading="lazy"
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}

/** Fallback picture: waves and circles in the colours of the masthead. */
function BrandDrawing() {
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <rect width="1200" height="400" fill="#74101f" />
      <g fill="#b98d2f" opacity="0.28">
        <circle cx="210" cy="60" r="220" />
        <circle cx="760" cy="170" r="150" />
        <circle cx="1080" cy="40" r="190" />
      </g>
      <path d="M0 300 C 260 220 480 330 720 290 S 1060 250 1200 270 V 400 H 0 Z" fill="#dcbf7a" opacity="0.35" />
    </svg>
  );
}
