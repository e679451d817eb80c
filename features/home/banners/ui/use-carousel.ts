import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SLIDE_MS } from './carousel-script';

/** The carousel's script is loaded when the viewport is this close to it. */
const LOAD_MARGIN = '300px';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Carousel with autoplay; it loops only while playing. It pauses on hover and focus, does not play under
 * `prefers-reduced-motion`, and can be stopped.
 *
 * @returns `move` turns to a banner, as soon as the carousel is there; `waits` are the event handlers of the element whose
 *   hover and focus pause it
 */
export function useCarousel() {
  const [playing, setPlaying] = useState(true);
  const [index, setIndex] = useState(0);
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useEmbla(viewport, playing);
  const { held, waits } = usePauseOnHover();
  const move = useMove(carousel);
  useEffect(() => {
    const still = window.matchMedia(REDUCED_MOTION);
    const follow = () => still.matches && setPlaying(false);
    follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (!carousel) return;
    const note = () => setIndex(carousel.selectedScrollSnap());
    note();
    carousel.on('select', note).on('reInit', note);
    return () => {
      carousel.off('select', note).off('reInit', note);
    };
  }, [carousel]);
  useEffect(() => {
    const autoplay = playing ? carousel?.plugins().autoplay : undefined;
    if (held) autoplay?.stop();
    else autoplay?.play();
  }, [carousel, held, playing]);
  return { viewport, carousel, move, index, playing, setPlaying, waits };
}

type Move = (embla: EmblaCarouselType) => void;

/** Turns the carousel; what is pressed while it is still loading is done when it has loaded. */
function useMove(carousel: EmblaCarouselType | undefined): (move: Move) => void {
  const waiting = useRef<Move[]>([]);
  useEffect(() => {
    if (carousel) for (const move of waiting.current.splice(0)) move(carousel);
  }, [carousel]);
  return (move) => {
    if (carousel) move(carousel);
    else waiting.current.push(move);
  };
}

/** The Embla instance of an element, created when the element is near the viewport; undefined until then. */
function useEmbla(viewport: RefObject<HTMLDivElement | null>, playing: boolean): EmblaCarouselType | undefined {
  const near = useNear(viewport);
  const [carousel, setCarousel] = useState<EmblaCarouselType>();
  const shown = useRef(0);
  useEffect(() => {
    if (!near) return;
    let made: EmblaCarouselType | undefined;
    let left = false;
    const make = async () => {
      const [embla, autoplay] = await Promise.all([import('embla-carousel'), import('embla-carousel-autoplay')]);
      if (left || !viewport.current) return;
      // The row may have been scrolled before; the carousel moves its banners by transformation.
      if (viewport.current.scrollLeft > 0) {
        shown.current = Math.round(viewport.current.scrollLeft / viewport.current.clientWidth);
        viewport.current.scrollLeft = 0;
      }
      const plugins = playing ? [autoplay.default({ delay: SLIDE_MS, stopOnFocusIn: false })] : [];
      made = embla.default(viewport.current, { loop: playing, startIndex: shown.current }, plugins);
      setCarousel(made);
    };
    // A script that fails to load is handled by the page, which reloads once (components/shell/first-script.tsx).
    void make();
    return () => {
      left = true;
      shown.current = made?.selectedScrollSnap() ?? 0;
      made?.destroy();
    };
  }, [near, playing, viewport]);
  return carousel;
}

function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        watcher.disconnect();
      },
      { rootMargin: LOAD_MARGIN },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return near;
}

/** `held` is true while the element has hover or focus. */
function usePauseOnHover() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const waits = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
  return { held: pointed || focused, waits };
}
