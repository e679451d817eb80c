import { env } from '@/lib/env/env';
import { type ChildPortal, withChildPortal } from '../child-portal';

const ANSWER_MS = 30_000;

export type TrialOptions = Omit<ChildPortal, 'settings'> & { databaseUrl: string };

/**
 * Starts the portal of this build, waits for `/readyz`, has the front page drawn, and ends it. It runs no jobs and
 * sends no mails.
 *
 * @throws Error with the reason if it doesn't start, doesn't get ready, or can't draw the front page
 */
export function tryOut({ databaseUrl, ...options }: TrialOptions): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, SITE_URL: env.SITE_URL, PORTAL_TRIAL: '1', LOG_LEVEL: 'warn' };
  return withChildPortal({ ...options, settings }, (port) => assertDrawn(`http://127.0.0.1:${port}/`));
}

async function assertDrawn(url: string): Promise<void> {
  const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
  if (status !== 200) throw new Error(`หน้าแรกตอบ ${status} (the front page can’t be drawn)`);
}
