import { clearSessionCookie, readFormViewer } from './page-viewer';
import { closeSession } from './sessions';

/**
 * Answers the form behind every logout button: ends the session that came with it and shows the front page, which forgets what
 * the tab knew of it.
 */
export async function logOut(): Promise<Response> {
  const viewer = await readFormViewer();
  if (!viewer) return new Response(null, { status: 403 });
  if (viewer.session) await closeSession(viewer.session.idHash);
  await clearSessionCookie();
  return new Response(null, { status: 303, headers: { Location: '/?notice=left', 'Cache-Control': 'no-store' } });
}
