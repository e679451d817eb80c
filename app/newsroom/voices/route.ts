import { redirect } from 'next/navigation';
import { getLandingHref } from '@/lib/areas/navigation';
import { findScreenHref } from '@/lib/areas/screen-href';
import { readPageViewer } from '@/lib/auth/page-viewer';

/** Target of links in mails: redirects to the list of readers' voices in the viewer's own area. */
export async function GET(): Promise<never> {
  const viewer = await readPageViewer();
  if (viewer.role === 'visitor') redirect(`/login/?next=${encodeURIComponent('/newsroom/voices')}`);
  redirect(findScreenHref(viewer, 'voices') ?? getLandingHref(viewer.role));
}
