import { CircleHelp } from 'lucide-react';
import { findScreenHref } from '@/lib/areas/screen-href';
import type { Viewer } from '@/lib/auth/viewer';
import { handbookMessages as words } from '../handbook.messages';

/** Link from a screen to its section of the handbook. */
export function HandbookLink({ viewer, section }: { viewer: Viewer; section: string }) {
  const href = findScreenHref(viewer, 'handbook');
  if (href === undefined) return null;
  return (
    <a
      href={`${href}#${section}`}
      aria-label={words['handbook.linkTo']}
      title={words['handbook.linkTo']}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 font-normal text-ink-2 text-xs hover:text-link hover:underline print:hidden"
    >
      <CircleHelp aria-hidden="true" className="size-4" />
      {words['handbook.link']}
    </a>
  );
}
