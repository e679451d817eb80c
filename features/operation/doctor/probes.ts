import { getErrorCode } from '@/lib/log/error-code';
import { verifyMailServer } from '@/lib/mail/transport';
import { type Finding, fault, ok, warn } from './finding';

const TIMEOUT_MS = 10_000;

/** Connects to the mail server and logs in, without sending a mail. */
export async function checkMailServer(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  const { host } = new URL(url);
  try {
    await verifyMailServer(url);
    return [ok('mail.connection', `${host} ตอบและรับการเข้าสู่ระบบ`)];
  } catch (error) {
    const advice = 'ตรวจ SMTP_URL ชื่อผู้ใช้ รหัสผ่าน และไฟร์วอลล์ (connection or login failed)';
    return [fault('mail.connection', `${host} ใช้ไม่ได้ (${getErrorCode(error) ?? 'error'})`, advice)];
  }
}

/** Asks the site at its public address whether it is this portal, and ready. */
export async function checkSite(site: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${site}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return [judgeSiteAnswer(site, answer.status, answer.headers.get('location') ?? undefined, await answer.text())];
  } catch {
    return [
      warn(
        'site.answer',
        `${site} ไม่ตอบจากเครื่องนี้`,
        'เริ่มเว็บไซต์ หรือตรวจ SITE_URL และ proxy หน้าเว็บ (it doesn’t answer from here)',
      ),
    ];
  }
}

/** Judges the answer of `/readyz` at the public address. */
export function judgeSiteAnswer(site: string, status: number, location: string | undefined, body: string): Finding {
  if (location !== undefined)
    return fault(
      'site.answer',
      `${site} ส่งต่อไป ${location}`,
      'ตั้ง SITE_URL เป็นที่อยู่ปลายทาง (SITE_URL redirects elsewhere)',
    );
  const failing = readFailing(body);
  if (!failing)
    return fault(
      'site.answer',
      `${site} ตอบ ${status} แต่ไม่ใช่พอร์ทัลนี้`,
      'ตรวจ SITE_URL และปลายทางของ proxy (another program answers)',
    );
  return failing.length > 0
    ? fault('site.answer', `ไม่พร้อม: ${failing.join(', ')}`, 'ดูส่วนที่ไม่พร้อมในบันทึกของเว็บไซต์ (parts are failing)')
    : ok('site.answer', `${site} พร้อม`);
}

function readFailing(body: string): string[] | undefined {
  try {
    const { ready, failing } = JSON.parse(body);
    return typeof ready === 'boolean' && Array.isArray(failing) ? failing.map(String) : undefined;
  } catch {
    return undefined;
  }
}
