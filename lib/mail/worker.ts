import { setTimeout as sleep } from 'node:timers/promises';
import { decrypt } from '@/lib/crypto/encryption';
import { listenToDatabase } from '@/lib/db/listen';
import { findRootErrorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { explainFailure } from './failure';
import { MAIL_CHANNEL } from './outbox';
import { type Mail, mail, type RenderedMail } from './schema';
import { type Claim, claimDue, LEASE_SECONDS, markDone, markFailed } from './store';
import { deliver } from './transport';
import { createWakeSignal } from './wake-signal';

/** Polling interval without notifications; also the pause while the database is away. */
const POLL_MS = 15_000;
/** Time that a mail in progress still has when the worker is stopped. */
const STOP_GRACE_MS = 3_000;
/** Time limit and interval for writing the outcome of an attempt while the database is away. */
const MARK_MS = (LEASE_SECONDS * 1_000) / 4;
const MARK_PAUSE_MS = 1_000;

export type MailRenderer = (mail: Mail) => Promise<RenderedMail>;

/**
 * Sends the mails of the outbox until it is stopped. Several workers, in several processes, share the work; each mail
 * is sent at least once, and twice only if a worker was killed after the mail server accepted it.
 *
 * @param render renders a mail
 */
export function startMailWorker(render: MailRenderer): { stop: () => Promise<void> } {
  const bell = createWakeSignal();
  const [ending, cutting] = [new AbortController(), new AbortController()];
  const listening = listenForMail(bell.notify, ending.signal);
  const working = work();
  return {
    stop: async () => {
      ending.abort();
      bell.notify();
      const cut = setTimeout(() => cutting.abort(), STOP_GRACE_MS);
      await Promise.all([listening, working]);
      clearTimeout(cut);
    },
  };

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const found = await sendDue(render, cutting.signal);
      if (found === 0) await bell.wait(POLL_MS);
    }
  }
}

/** @returns number of attempted mails; 0 also when the database is away */
async function sendDue(render: MailRenderer, signal: AbortSignal): Promise<number> {
  try {
    const claims = await claimDue();
    await Promise.all(claims.map((claim) => sendClaim(claim, render, signal)));
    return claims.length;
  } catch (error) {
    log.warn({ code: findRootErrorCode(error) }, 'mail: the outbox can’t be read');
    return 0;
  }
}

async function sendClaim(claim: Claim, render: MailRenderer, signal: AbortSignal): Promise<void> {
  const { id, template, attempts } = claim;
  let done: 'sent' | 'kept';
  try {
    const letter = await render(mail.parse({ template, data: decrypt(claim.data) }));
    done = await deliver(claim, letter, signal);
  } catch (error) {
    const { reason, final } = explainFailure(error);
    log.warn({ mail: id, template, attempts, reason, final }, 'mail: not sent');
    await retryMark(() => markFailed(claim, reason, final), signal);
    return;
  }
  await retryMark(() => markDone(claim, done), signal);
}

/** Writes the outcome, with retries while the database is away; if it stays away, the lease expires. */
async function retryMark(mark: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const until = performance.now() + MARK_MS;
  for (;;) {
    try {
      return await mark();
    } catch (error) {
      log.warn({ code: findRootErrorCode(error) }, 'mail: the outcome can’t be written');
      if (signal.aborted || performance.now() > until) return;
    }
    await sleep(MARK_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Listens for mails that become due, on its own connection, until the signal.
 *
 * @param ring called for each notification, and when listening starts, as notifications may have been missed
 */
const listenForMail = (ring: () => void, signal: AbortSignal): Promise<void> =>
  listenToDatabase(
    { name: 'mail', channel: MAIL_CHANNEL, pausesMs: [500, 30_000], onNotify: ring, onListening: ring },
    signal,
  );
