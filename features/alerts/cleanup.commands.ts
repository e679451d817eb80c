import { db, type Transaction } from '@/lib/db/db';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import { ALERT_NEWS_DAYS, CONFIRM_HOURS, STOPPED_DAYS } from './alerts.schema';

/** Number of consecutive permanent bounces that stop an address's alerts. */
const MAX_REFUSALS = 3;
/** Retention of mailed items in days, for the reader's data export; `news_outing` prevents repeats for ever. */
const MAILED_DAYS = 90;

/**
 * Maintains alerts, every few minutes: moves a member's alerts to the account's new e-mail, stops those whose mails
 * bounce permanently, and deletes expired rows (never confirmed, long stopped, mailed long ago).
 *
 * @returns number of rows changed
 */
export async function cleanUpAlerts(now = getCurrentTime()): Promise<number> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return db.$transaction(async (tx) => {
    const changed = [
      await followMembers(tx),
      await stopRefusedAddresses(tx, now),
      await tx.$executeRaw`DELETE FROM alert WHERE confirmed_at IS NULL AND created_at < ${ago(CONFIRM_HOURS * HOUR_MS)}`,
      await tx.$executeRaw`DELETE FROM alert WHERE stopped_at < ${ago(STOPPED_DAYS * DAY_MS)}`,
      await tx.$executeRaw`
        DELETE FROM alert_address d WHERE d.created_at < ${ago(HOUR_MS)}
          AND NOT EXISTS (SELECT FROM alert a WHERE a.address_id = d.id)`,
      await tx.$executeRaw`
        DELETE FROM alert_item WHERE mailed_at < ${ago(MAILED_DAYS * DAY_MS)}
          OR (mailed_at IS NULL AND public_at < ${ago(ALERT_NEWS_DAYS * DAY_MS)})`,
    ];
    return changed.reduce((sum, count) => sum + count, 0);
  });
}

/** Assigns alerts to the account that proved their e-mail by a login, and moves them to its current e-mail. */
async function followMembers(tx: Transaction): Promise<number> {
  const adopted = await tx.$executeRaw`
    UPDATE alert a SET account_id = m.account_id
    FROM alert_address d JOIN member m ON m.email = d.email
      JOIN account c ON c.id = m.account_id AND c.last_login_at IS NOT NULL
    WHERE a.address_id = d.id AND a.account_id IS NULL AND a.confirmed_at IS NOT NULL`;
  await tx.$executeRaw`
    INSERT INTO alert_address (email, secret)
    SELECT DISTINCT m.email, uuid_send(gen_random_uuid())
    FROM alert a JOIN alert_address d ON d.id = a.address_id JOIN member m ON m.account_id = a.account_id AND m.email <> d.email
    ON CONFLICT (email) DO NOTHING`;
  await tx.$executeRaw`
    DELETE FROM alert a USING alert_address d, member m, alert_address o, alert other
    WHERE d.id = a.address_id AND m.account_id = a.account_id AND m.email <> d.email AND o.email = m.email
      AND other.address_id = o.id AND other.filter_key = a.filter_key`;
  const moved = await tx.$executeRaw`
    UPDATE alert a SET address_id = o.id FROM alert_address d, member m, alert_address o
    WHERE d.id = a.address_id AND m.account_id = a.account_id AND m.email <> d.email AND o.email = m.email`;
  return adopted + moved;
}

/** Stops the alerts of dead addresses: the latest mails all bounced permanently. */
function stopRefusedAddresses(tx: Transaction, now: Date): Promise<number> {
  const since = new Date(now.getTime() - MAILED_DAYS * DAY_MS);
  return tx.$executeRaw`
    WITH refused AS (
      SELECT recipient, created_at FROM mail_message
      WHERE status = 'failed' AND template = 'alert-items' AND last_error ~ '^EENVELOPE RCPT TO 5' AND created_at > ${since}
    ), taken AS (
      SELECT recipient, max(created_at) AS at FROM mail_message
      WHERE status = 'sent' AND template = 'alert-items'
        AND recipient IN (SELECT recipient FROM refused GROUP BY recipient HAVING count(*) >= ${MAX_REFUSALS})
      GROUP BY recipient
    ), gone AS (
      SELECT a.id FROM alert a JOIN alert_address d ON d.id = a.address_id JOIN refused r ON r.recipient = d.email
        LEFT JOIN taken t ON t.recipient = d.email
      WHERE a.confirmed_at < r.created_at AND (t.at IS NULL OR t.at < r.created_at)
      GROUP BY a.id HAVING count(*) >= ${MAX_REFUSALS}
    )
    UPDATE alert SET stopped_at = ${now} FROM gone WHERE alert.id = gone.id AND stopped_at IS NULL`;
}
