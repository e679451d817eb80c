import { InlineScript } from '@/components/ui/page/inline-script';
import { say } from '@/lib/messages/language';
import type { Banner } from '../banners.schema';
import { carouselMessages as words } from '../carousel.messages';
import { BannerCarousel } from './banner-carousel';
import { BannerFailure } from './banner-failure';
import { BannerSlide, bannerHeight } from './banner-slide';
import { carouselScript } from './carousel-script';

/**
 * Banner area: nothing for no banners, one slide for one, a carousel for several; an error for `undefined`, which means
 * that they could not be loaded.
 */
export function BannerArea({ banners }: { banners: readonly Banner[] | undefined }) {
  if (banners?.length === 0) return null;
  const [only, ...others] = banners ?? [];
  return (
    <div className="border-line border-y bg-sunken print:hidden">
      <div className="page py-4 md:py-7">
        {!only && <BannerFailure />}
        {only && others.length === 0 && (
          <section aria-label={say(words['carousel.label'])} className={bannerHeight}>
            <BannerSlide banner={only} />
          </section>
        )}
        {banners && others.length > 0 && (
          <>
            <BannerCarousel banners={banners} />
            <InlineScript code={carouselScript} />
          </>
        )}
      </div>
    </div>
  );
}
