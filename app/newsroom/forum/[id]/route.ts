import { redirect } from 'next/navigation';
import { postHref } from '@/features/forum/forum.rules';
import { findPostLocation } from '@/features/forum/topic.queries';
import { getLandingHref } from '@/lib/areas/navigation';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { id } from '@/lib/command/validation';

type Context = { params: Promise<{ id: string }> };

/** Target of links in mails: redirects to the post in the forum of the viewer's area, else to the area's home. */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  const [{ id: asked }, viewer] = await Promise.all([params, readPageViewer()]);
  if (viewer.role === 'visitor') redirect(`/login/?next=${encodeURIComponent(`/newsroom/forum/${asked}`)}`);
  const known = id.safeParse(asked);
  const place = known.success ? await findPostLocation(viewer, known.data) : undefined;
  const landing = getLandingHref(viewer.role);
  redirect(place ? postHref(`${landing}/forum`, place.topicId, place.id) : landing);
}
