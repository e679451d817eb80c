import { request } from 'node:http';
import type { OldAddressAnswer } from '../addresses/addresses.queries';
import { proofMessages as words } from './proof.messages';
import type { ProofResult } from './proof.schema';

const TIMEOUT_MS = 30_000;

type Asked = NonNullable<NonNullable<ProofResult['addresses']>['asked']>;
type Reply = { status: number; location: string | undefined };

/**
 * Asks the running portal for old addresses, one after the other.
 *
 * @param origin of the portal on this machine
 * @param touch called after each
 * @returns null if no portal answers there
 */
export async function askPortal(
  origin: string,
  wanted: readonly (readonly [path: string, answer: OldAddressAnswer])[],
  touch: () => Promise<void>,
): Promise<Asked | null> {
  const asked: Asked = { count: 0, right: 0, wrong: [] };
  for (const [path, answer] of wanted) {
    const reply = await askHead(origin, toRequestPath(path)).catch(() => undefined);
    if (!reply && asked.count === 0) return null;
    asked.count += 1;
    const reason = reply ? await judge(origin, reply, answer) : words['proof.reason.noAnswer'];
    if (reason === undefined) asked.right += 1;
    else asked.wrong.push({ path, reason });
    await touch();
  }
  return asked;
}

/** Reason why an answer is wrong: right are one redirect to a page that answers 200, and 404 or 410 for a hidden item. */
async function judge(origin: string, reply: Reply, { href, isPublic }: OldAddressAnswer): Promise<string | undefined> {
  const { status, location } = reply;
  if (!isPublic && (status === 404 || status === 410)) return undefined;
  if (status !== 301) return `${words['proof.reason.status']} ${status}`;
  if (location !== href) return `${words['proof.reason.target']}: ${location ?? ''}`;
  const page = await askHead(origin, href).catch(() => undefined);
  return page?.status === 200 ? undefined : `${words['proof.reason.status']} ${page?.status ?? '–'}: ${href}`;
}

/** Address of a key as browsers send it. */
function toRequestPath(key: string): string {
  const { pathname, search } = new URL(key, 'http://site.invalid');
  return `${pathname}${search}`;
}

function askHead(origin: string, path: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { method: 'HEAD', path, agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const sent = request(origin, options, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode ?? 0, location: reply.headers.location });
    });
    sent.on('error', reject).end();
  });
}
