'use client';

import { useEffect, useRef, useState } from 'react';
import { uiMessages } from '../messages/ui/messages';
import { toast } from '../toast';
import { DefaultLogo } from './default-logo';

/** The uploaded logo; if it can't be loaded, the default logo and a toast. */
export function Logo({ src }: { src?: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    toast(uiMessages['ui.logoFailed'].th, { kind: 'bad' });
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
      alt=""
      width={48}
      height={48}
      onError={fail}
      className="size-10 shrink-0 object-contain min-[22.5rem]:size-11 md:size-12"
    />
  );
}
