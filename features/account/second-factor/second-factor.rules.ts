import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Tolerated clock drift in steps. */
const WINDOW = 1;

/** A new secret in base32. */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** SHA-1 is supported by all apps and still sound for one-time codes. */
const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** `otpauth` URI encoded in the QR code. */
export const buildEnrolmentUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/** Code that an app shows at a given time. */
export const generateCode = (secret: string, now: Date): string => totp(secret).generate({ timestamp: now.getTime() });

/** 30-second step of a code; undefined unless it is the current step, the one before or the one after. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const away = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return away === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + away;
}

/** Secret in groups of four, for manual entry. */
export const formatSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
