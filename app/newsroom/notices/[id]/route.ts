import { redirect } from 'next/navigation';
import { getNoticeHref } from '@/lib/areas/notice-hrefs';
import { readPageViewer } from '@/lib/auth/page-viewer';

type Context = { params: Promise<{ id: string }> };

/** Target of links in mails: redirects to the notice in the viewer's own area. */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  const [{ id }, viewer] = await Promise.all([params, readPageViewer()]);
  if (viewer.role === 'visitor') redirect(`/login/?next=${encodeURIComponent(`/newsroom/notices/${id}`)}`);
  redirect(getNoticeHref(viewer, id));
}
