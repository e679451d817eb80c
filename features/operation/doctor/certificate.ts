import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '@/lib/time/units';
import { type Finding, fault, ok, warn } from './finding';
import { SOON_DAYS } from './limits.rules';

const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/** Judges a certificate by its end and by the reason for which a browser refuses it. */
export function judgeCertificate(host: string, days: number, refusal: string | undefined): Finding {
  if (days < 0) return fault('tls', `ใบรับรองของ ${host} หมดอายุแล้ว ${-days} วัน`, 'ต่ออายุใบรับรองทันที (expired: renew it)');
  if (refusal)
    return fault('tls', `ใบรับรองของ ${host} ใช้ไม่ได้: ${refusal}`, 'ติดตั้งใบรับรองที่ตรงชื่อและครบสาย (browsers refuse it)');
  return days < SOON_DAYS
    ? warn('tls', `ใบรับรองของ ${host} เหลือ ${days} วัน`, 'ตรวจว่าการต่ออายุอัตโนมัติยังทำงาน (renewal seems to have stopped)')
    : ok('tls', `ใบรับรองของ ${host} เหลือ ${days} วัน`);
}

/** A certificate as it was found: its end, and why a browser refuses it. */
export type CertificateFacts = { host: string; endsAt: Date; refusal?: string | undefined };

/**
 * Reads the certificate with which the site answers.
 *
 * @throws node's own error if no TLS connection can be made
 */
export async function readCertificate(site: URL): Promise<CertificateFacts> {
  const port = Number(site.port) || HTTPS_PORT;
  // Refused ones are looked at too; nothing is sent over the connection.
  const socket = connect({ host: site.hostname, port, servername: site.hostname, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { valid_to: end } = socket.getPeerCertificate();
    const refusal = socket.authorized ? undefined : String(socket.authorizationError);
    return { host: site.hostname, endsAt: new Date(end), refusal };
  } finally {
    socket.destroy();
  }
}

/** Looks at the certificate with which the site answers. */
export async function checkCertificate(site: URL, now: number): Promise<Finding[]> {
  if (site.protocol !== 'https:') return [];
  try {
    const { host, endsAt, refusal } = await readCertificate(site);
    return [judgeCertificate(host, Math.floor((endsAt.getTime() - now) / DAY_MS), refusal)];
  } catch {
    return [fault('tls', `ติดต่อ ${site.host} ด้วย TLS ไม่ได้`, 'ตรวจ proxy หน้าเว็บ ชื่อโดเมน และไฟร์วอลล์ (no TLS connection)')];
  }
}
