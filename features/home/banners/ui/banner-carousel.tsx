'use client';

import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { say } from '@/lib/messages/language';
import { interpolate } from '@/lib/time/format';
import type { Banner } from '../banners.schema';
import { carouselMessages as words } from '../carousel.messages';
import { BannerSlide, bannerHeight } from './banner-slide';
import { useCarousel } from './use-carousel';

/**
 * Carousel of several banners. Until React runs it is a row with scroll snapping, which `rotateBanners` scrolls on.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const { viewport, carousel, move, index, playing, setPlaying, waits } = useCarousel();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move((embla) => embla.scrollPrev());
    if (event.key === 'ArrowRight') move((embla) => embla.scrollNext());
  };
  return (
    <section
      data-carousel=""
      aria-roledescription="carousel"
      aria-label={say(words['carousel.label'])}
      onKeyDown={onKeyDown}
      {...waits}
      className="group relative"
    >
      <div
        ref={viewport}
        data-banners=""
        className={clsx(bannerHeight, carousel ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto!')}
      >
        <div className="flex h-full" aria-live={playing ? 'off' : 'polite'}>
          {banners.map((banner, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
            <div
              key={banner.id}
              role="group"
              aria-roledescription="slide"
              aria-label={interpolate(say(words['carousel.slide']), {
                at: String(position + 1),
                of: String(banners.length),
              })}
              inert={carousel !== undefined && position !== index}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start"
            >
              <BannerSlide banner={banner} />
            </div>
          ))}
        </div>
      </div>
      <div className="noscript:hidden">
        <IconButton
          label={say(words['carousel.previous'])}
          look="raised"
          disabled={carousel && !playing && index === 0}
          onClick={() => move((embla) => embla.scrollPrev())}
          className={`${arrow} start-3 md:start-5`}
        >
          <Icon name="chevron-left" className="size-6" />
        </IconButton>
        <IconButton
          label={say(words['carousel.next'])}
          look="raised"
          disabled={carousel && !playing && index === banners.length - 1}
          onClick={() => move((embla) => embla.scrollNext())}
          className={`${arrow} end-3 md:end-5`}
        >
          <Icon name="chevron-right" className="size-6" />
        </IconButton>
        <div className="absolute end-3 bottom-1 flex items-center md:end-7">
          {banners.map((banner, position) => (
            <button
              key={banner.id}
              type="button"
              aria-label={interpolate(say(words['carousel.goTo']), { at: String(position + 1), title: banner.title })}
              aria-current={position === index ? 'true' : undefined}
              data-dot=""
              onClick={() => move((embla) => embla.scrollTo(position))}
              className="group/dot flex h-10 min-w-6 items-center justify-center"
            >
              <span className="h-2 w-2 rounded-full bg-white/80 transition-all group-aria-[current]/dot:w-6 group-aria-[current]/dot:bg-gold-300 hover:bg-white" />
            </button>
          ))}
          <IconButton
            label={say(words[playing ? 'carousel.pause' : 'carousel.play'])}
            look="masthead"
            onClick={() => setPlaying(!playing)}
          >
            {playing ? (
              <Icon name="pause" className="icon-full size-5 text-white" />
            ) : (
              <Icon name="play" className="icon-full size-5 text-white" />
            )}
          </IconButton>
        </div>
      </div>
    </section>
  );
}

/** Vertically centred at the sides; on phones at the top, clear of the text. */
const arrow = 'absolute top-3 sm:inset-y-0 sm:my-auto';
