import { failure } from '@/lib/api/failure';
import { can } from '@/lib/auth/access';
import { readFormViewer } from '@/lib/auth/page-viewer';
import { AppError } from '@/lib/errors';
import { readOwnData } from '@/lib/profiles/queries';

const HEADERS = { 'Cache-Control': 'private, no-store' };

/** Everything kept about one's own account as a file; only for a session that asks from our own pages. */
export async function GET() {
  try {
    const viewer = await readFormViewer();
    if (!viewer) throw new AppError('forbidden', 'errors.foreign');
    if (!can(viewer, 'profile.own')) throw new AppError('unauthenticated', 'errors.unauthenticated');
    const body = JSON.stringify(await readOwnData(viewer), null, 2);
    return new Response(body, {
      headers: {
        ...HEADERS,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="my-data.json"',
      },
    });
  } catch (error) {
    const { status, headers, body } = failure(error);
    return Response.json(body, { status, headers: { ...headers, ...HEADERS } });
  }
}
