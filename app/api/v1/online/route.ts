import { failure } from '@/lib/api/failure';
import { countOnline } from '@/lib/online/queries';

/** Who is online now; the same for everyone, so that any cache may keep it for a second. */
export async function GET() {
  try {
    return Response.json(await countOnline(), { headers: { 'Cache-Control': 'public, max-age=1' } });
  } catch (error) {
    const { status, headers, body } = failure(error);
    return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  }
}
