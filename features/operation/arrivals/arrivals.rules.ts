import { type Finding, fault, ok, warn } from '../doctor/finding';
import type { Arrival, ArrivalSample } from './arrivals.schema';

/** Requests below which nothing is judged. */
const LEAST = 20;
const MOST_OF_THEM = 0.5;
/** Share of requests past the proxies above which it is no single probe. */
const SOME = 0.05;

type Site = { SITE_URL: string; TRUSTED_PROXIES: number; production: boolean; exposed: boolean };

/** Judges TRUSTED_PROXIES and SITE_URL by what really arrives at the running portal. */
export function judgeArrivals(site: Site, sample: ArrivalSample | undefined): Finding[] {
  if (!site.exposed) return [];
  const { host, hostname } = new URL(site.SITE_URL);
  // Requests of this machine for itself, such as health checks, have passed no proxy.
  const kinds = (sample?.kinds ?? []).filter(({ peer, hops, isOther }) => peer !== 'loopback' || hops > 0 || isOther);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  if (total < LEAST) return [ok('arrivals', `มี ${total} คำขอ ยังไม่พอให้ตัดสิน`)];
  const share = (is: (one: Arrival) => boolean): number =>
    kinds.reduce((sum, one) => sum + (is(one) ? one.count : 0), 0) / total;
  const commonest = (read: (one: Arrival) => string | number) =>
    [...kinds.reduce((sums, one) => sums.set(read(one), (sums.get(read(one)) ?? 0) + one.count), new Map())]
      .sort(([, one], [, other]) => other - one)
      .at(0)?.[0];
  const isOwn = ({ host: arrived }: Arrival) => arrived === host || arrived === hostname;
  return [
    judgeProxies(site.TRUSTED_PROXIES, share, Number(commonest(({ hops }) => hops))),
    share(isOwn) < MOST_OF_THEM
      ? fault(
          'arrivals.host',
          `คำขอส่วนใหญ่มาถึงในชื่อ ${commonest((one) => one.host) || '-'} ไม่ใช่ ${host}`,
          'ตั้ง SITE_URL ให้ตรงกับที่ผู้อ่านเปิด และให้ proxy ส่ง Host เดิมต่อมา (SITE_URL differs from what arrives)',
        )
      : ok('arrivals.host', host),
    site.production && share(({ proto }) => proto === 'http') > MOST_OF_THEM
      ? warn(
          'arrivals.https',
          'proxy บอกว่าผู้อ่านมาทาง http แต่ SITE_URL เป็น https',
          'ให้ proxy ส่งต่อ http ไป https และตั้ง X-Forwarded-Proto (readers come without TLS)',
        )
      : ok('arrivals.https', site.production ? 'มาทาง https' : '-'),
  ];
}

type Share = (is: (one: Arrival) => boolean) => number;

function judgeProxies(trusted: number, share: Share, commonHops: number): Finding {
  const check = 'arrivals.proxies';
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  if (share(({ isOther }) => isOther) > MOST_OF_THEM)
    return fault(
      check,
      'proxy ส่งที่อยู่ผู้อ่านมาใน Forwarded หรือ X-Real-IP แต่ไม่มี X-Forwarded-For',
      'ตั้ง proxy ให้ส่ง X-Forwarded-For ไม่เช่นนั้นผู้อ่านทุกคนนับเป็นที่อยู่เดียว (X-Forwarded-For is missing)',
    );
  const fewer = share(({ hops }) => hops < trusted);
  if (fewer > MOST_OF_THEM)
    return fault(
      check,
      `TRUSTED_PROXIES=${trusted} แต่คำขอส่วนใหญ่ผ่าน proxy เพียง ${commonHops}`,
      `ตั้ง TRUSTED_PROXIES=${commonHops} ไม่เช่นนั้นใครก็ปลอมที่อยู่ได้ (clients can choose their address)`,
    );
  const past = share(({ hops, peer }) => hops < trusted && peer === 'public');
  if (past > SOME)
    return fault(
      check,
      `คำขอ ${percent(past)} มาถึงพอร์ทัลโดยไม่ผ่าน proxy`,
      'ปิดพอร์ตของพอร์ทัลจากภายนอกด้วย HOST=127.0.0.1 หรือไฟร์วอลล์ (readers reach the port past the proxy)',
    );
  const more = share(({ hops }) => hops > trusted);
  if (more > MOST_OF_THEM)
    return fault(
      check,
      `TRUSTED_PROXIES=${trusted} แต่คำขอส่วนใหญ่ผ่าน proxy ${commonHops}`,
      `ถ้าเป็น proxy ของเราเองทั้งหมด ตั้ง TRUSTED_PROXIES=${commonHops} ไม่เช่นนั้นผู้อ่านหลังตัวนอกสุดนับเป็นที่อยู่เดียว (another proxy stands in front)`,
    );
  return ok(check, `TRUSTED_PROXIES=${trusted} ตรงกับที่มาถึง`);
}
