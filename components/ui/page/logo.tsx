'use client';

import { useEffect, useRef, useState } from 'react';
import { say } from '@/lib/messages/language';
import { uiMessages } from '../messages/ui/messages';
import { toast } from '../toast';

/** The uploaded logo; if it can't be loaded, the default logo and a toast. */
export function Logo({ src }: { src?: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    toast(say(uiMessages['ui.logoFailed']), { kind: 'bad' });
  };
  // The error event of an image that failed before this script ran was missed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the server's markup comes alive.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, []);
  if (!src || failed)
    return <DefaultLogo className="size-10 shrink-0 text-gold-300 min-[22.5rem]:size-11 md:size-12" />;
  return (
    // biome-ignore lint/performance/noImgElement: uploads are already resized; images pass through unoptimised.
    <img
      ref={image}
      src={src}
      data-logo=""
      alt=""
      width={48}
      height={48}
      onError={fail}
      className="size-10 shrink-0 object-contain min-[22.5rem]:size-11 md:size-12"
    />
  );
}

/**
 * The default logo: a graduation cap over half a gear, in gold line on a round field. Decorative; the link around it
 * has the name.
 */
function DefaultLogo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="23.25" strokeWidth="1" />
      <path d="M24 10.5 9.5 16.5 24 22.5l14.5-6z" />
      <path d="M38.5 16.5v7" />
      <path d="M15.5 19.3V25c0 1.9 3.8 3.5 8.5 3.5s8.5-1.6 8.5-3.5v-5.7" />
      <path
        d="M35.9 27.0A12.2 12.2 0 0 1 35.3 29.1L37.6 30.8A15 15 0 0 1 36.3 33.1L33.6 32.0A12.2 12.2 0 0 1 31.5 34.1L32.6 36.8A15 15 0 0 1 30.3 38.1L28.6 35.8A12.2 12.2 0 0 1 25.7 36.6L25.3 39.4A15 15 0 0 1 22.7 39.4L22.3 36.6A12.2 12.2 0 0 1 19.4 35.8L17.7 38.1A15 15 0 0 1 15.4 36.8L16.5 34.1A12.2 12.2 0 0 1 14.4 32.0L11.7 33.1A15 15 0 0 1 10.4 30.8L12.7 29.1A12.2 12.2 0 0 1 12.1 27.0"
        strokeWidth="1.25"
      />
    </svg>
  );
}
