'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useTransition } from 'react';

/** A link to the same page with a dialog open; with script the page is neither reloaded nor scrolled. */
export function DialogLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const [opening, startOpening] = useTransition();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startOpening(() => router.push(href, { scroll: false }));
  };
  return (
    <a href={href} aria-haspopup="dialog" aria-busy={opening} onClick={open} {...rest}>
      {children}
    </a>
  );
}
