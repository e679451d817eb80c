import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState } from 'react';

/** How long a banner stays, in milliseconds. */
const STAY_MS = 5_000;
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * A carousel that moves by itself and wraps only while it does. It waits while the pointer or the focus is on it, stands
 * still for readers who ask for less motion, and stops when they say so.
 *
 * @returns `waits` are the handlers of the element on which pointer and focus make it wait
 */
export function useCarousel() {
  const [playing, setPlaying] = useState(true);
  const [index, setIndex] = useState(0);
  const [viewport, carousel] = useEmblaCarousel(
    { loop: playing },
    playing ? [Autoplay({ delay: STAY_MS, stopOnFocusIn: false })] : [],
  );
  const { held, waits } = useHold();
  useEffect(() => {
    const still = window.matchMedia(STILL);
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
  return { viewport, carousel, index, playing, setPlaying, waits };
}

/** Whether the pointer or the focus is on an element. */
function useHold() {
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
