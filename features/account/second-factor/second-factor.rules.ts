import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** A clock may be so many steps off. */
const WINDOW = 1;

/** A new secret in base32. */
export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** SHA-1 is what all apps understand; for codes it is still sound. */
const totp = (secret: string, issuer = '', label = '') =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
  });

/** The address behind the picture that an app reads. */
export const buildEnrolmentUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, issuer, label).toString();

/** The code that an app shows at a moment. */
export const generateCode = (secret: string, now: Date): string => totp(secret).generate({ timestamp: now.getTime() });

/** Which step of 30 seconds a code belongs to; undefined when it is not one of now, the step before or the one after. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const away = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return away === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + away;
}

/** A secret in groups of four, to be typed. */
export const formatSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
