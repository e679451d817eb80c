import { clearSessionCookie, readFormViewer } from './page-viewer';
import { closeSession } from './sessions';

/**
 * Handles the form of every logout button: ends the session of the request and redirects to the front page, where the
 * tab discards its session state.
 */
export async function logOut(): Promise<Response> {
  const viewer = await readFormViewer();
  if (!viewer) return new Response(null, { status: 403 });
  if (viewer.session) await closeSession(viewer.session.idHash);
  await clearSessionCookie();
  return new Response(null, { status: 303, headers: { Location: '/?notice=left', 'Cache-Control': 'no-store' } });
}
