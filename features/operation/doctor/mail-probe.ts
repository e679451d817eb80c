import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { isLoopback } from '@/lib/env/rules';
import { getErrorCode } from '@/lib/log/error-code';
import { explainFailure } from '@/lib/mail/failure';
import { mailAddress } from '@/lib/mail/schema';
import { deliverAtOnce, verifyMailServer } from '@/lib/mail/transport';
import { type Finding, fault, ok, warn } from './finding';

const STEP_MS = 10_000;
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
/** Bytes of an answer to EHLO above which it is none. */
const MAX_ANSWER = 10_000;

/** Connects to the mail server and logs in, without sending a mail, and looks whether the connection is encrypted. */
export async function checkMailServer(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  const { host } = new URL(url);
  try {
    await verifyMailServer(url);
  } catch (error) {
    const advice = 'ตรวจ SMTP_URL ชื่อผู้ใช้ รหัสผ่าน ใบรับรอง และไฟร์วอลล์ (connection, TLS or login failed)';
    return [fault('mail.connection', `${host} ใช้ไม่ได้ (${getErrorCode(error) ?? 'error'})`, advice)];
  }
  return [ok('mail.connection', `${host} ตอบและรับการเข้าสู่ระบบ`), await checkEncryption(new URL(url))];
}

async function checkEncryption(url: URL): Promise<Finding> {
  if (url.protocol === 'smtps:') return ok('mail.tls', 'เข้ารหัสตั้งแต่ต้น');
  if (await offersTls(url)) return ok('mail.tls', 'เข้ารหัสด้วย STARTTLS');
  return isLoopback(`http://${url.host}`)
    ? ok('mail.tls', 'อยู่ในเครื่องนี้')
    : warn(
        'mail.tls',
        `${url.host} ไม่เข้ารหัส`,
        'ใช้ smtps:// หรือเปิด STARTTLS ที่เซิร์ฟเวอร์อีเมล (mails and the password travel in the clear)',
      );
}

/** True if the server names STARTTLS in its answer to EHLO. */
async function offersTls({ hostname, port, protocol }: URL): Promise<boolean> {
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || PORTS[protocol] || 25 });
  socket.setEncoding('latin1').setTimeout(STEP_MS, () => socket.destroy());
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(STEP_MS) });
    let [said, isAsked] = ['', false];
    for await (const piece of socket) {
      said += piece;
      if (said.length > MAX_ANSWER) return false;
      if (!/^\d{3} .*\r?\n/m.test(said)) continue;
      if (isAsked) return /^250[ -]STARTTLS\r?$/im.test(said);
      [said, isAsked] = ['', true];
      socket.write('EHLO portal.invalid\r\n');
    }
    return false;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Sends a mail to an address, and tells the server's own answer. */
export async function sendTestMail(url: string | undefined, to: string): Promise<Finding[]> {
  const recipient = mailAddress.safeParse(to);
  if (!recipient.success)
    return [fault('mail.test', `${to} ไม่ใช่อีเมล`, 'ใช้ doctor --mail me@example.go.th (no address)')];
  if (url === undefined) return [fault('mail.test', 'ไม่มีเซิร์ฟเวอร์อีเมล', 'ตั้ง SMTP_URL (no mail server)')];
  const text = 'อีเมลทดสอบจากคำสั่ง doctor ของพอร์ทัล ไม่ต้องตอบกลับ (a test mail)';
  const letter = { subject: 'อีเมลทดสอบ', text, html: `<p lang="th">${text}</p>` };
  try {
    const line = await deliverAtOnce(url, { id: 0, key: `doctor-${randomUUID()}`, recipient: recipient.data }, letter);
    return [ok('mail.test', `เซิร์ฟเวอร์รับไว้แล้ว: ${line.slice(0, 100)}`)];
  } catch (error) {
    const { reason } = explainFailure(error);
    const advice = 'ดูรหัสของเซิร์ฟเวอร์: 5xx คือผู้ส่งหรือผู้รับถูกปฏิเสธ ตรวจ MAIL_FROM และสิทธิ์ส่งต่อ (it was refused)';
    return [fault('mail.test', `ส่งไม่ได้: ${reason}`, advice)];
  }
}
