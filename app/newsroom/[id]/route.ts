import { redirect } from 'next/navigation';
import { findDecidableItem } from '@/features/newsroom/workflow/workflow.queries';
import { getLandingHref } from '@/lib/areas/navigation';
import { getItemHref } from '@/lib/areas/news-hrefs';
import { readPageViewer } from '@/lib/auth/page-viewer';
import { id } from '@/lib/command/validation';

type Context = { params: Promise<{ id: string }> };

/** Target of links in mails: redirects to the item in the viewer's own area, else to the area's home. */
export async function GET(_request: Request, { params }: Context): Promise<never> {
  const [{ id: asked }, viewer] = await Promise.all([params, readPageViewer()]);
  if (viewer.role === 'visitor') redirect(`/login/?next=${encodeURIComponent(`/newsroom/${asked}`)}`);
  const known = id.safeParse(asked);
  const item = known.success ? await findDecidableItem(viewer, known.data) : undefined;
  if (!item) redirect(getLandingHref(viewer.role));
  const { section } = item.content;
  const { kind, id: organisationId } = item.organisation;
  redirect(getItemHref(viewer, { id: item.id, section, kind, own: organisationId === viewer.organisationId }));
}
