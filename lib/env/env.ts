import type { z } from 'zod';
import { getSingleton } from '@/lib/process/singleton';
import { isLoopback } from './rules';
import { envSchema } from './settings';

/** An invalid setting. The message is one line: the variable, the problem, an example. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const SHOWN_CHARACTERS = 60;
/** Settings whose values never reach a message or a log. */
const SECRET_SETTINGS = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'SESSION_SECRET',
  'PASSWORD_PEPPER',
  'API_KEYS',
  'SMTP_URL',
  'S3_SECRET',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
];

const DEMO_API_KEY = 'demo-api-key';
/** Days in which accounts of a production site may still set up the second factor that it requires by default. */
const DEFAULT_GRACE_DAYS = 14;

/**
 * Reads all settings; an empty value counts as not set.
 *
 * @param source variables by name, usually `process.env`
 * @returns every setting with its default filled in; `production` is true if SITE_URL starts with https, `exposed` if
 *   others can open the site, also over http
 * @throws EnvError for the first invalid setting
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) throw toEnvError(parsed.error, given);
  const site = parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`;
  const production = site.startsWith('https:');
  const exposed = production || !isLoopback(site);
  const seed = parsed.data.SEED ?? (exposed ? ('none' as const) : ('demo' as const));
  return {
    ...parsed.data,
    SITE_URL: site,
    production,
    exposed,
    SEED: seed,
    ...completeSecondFactor(parsed.data, production && seed !== 'demo'),
    API_KEYS: parsed.data.API_KEYS ?? (production ? [] : [DEMO_API_KEY]),
    MAIL_FROM: parsed.data.MAIL_FROM ?? `ข่าวอาชีวศึกษา <no-reply@${new URL(site).hostname}>`,
  };
}

export type Env = ReturnType<typeof parseEnv>;

type FactorSettings = Pick<z.output<typeof envSchema>, 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_GRACE_DAYS'>;

/** A site with real readers requires a second factor unless it is told otherwise; one that asks for it by name gives no grace. */
function completeSecondFactor(given: FactorSettings, isReal: boolean) {
  const byDefault = given.SECOND_FACTOR_REQUIRED === undefined && isReal;
  return {
    SECOND_FACTOR_REQUIRED: given.SECOND_FACTOR_REQUIRED ?? isReal,
    SECOND_FACTOR_GRACE_DAYS: given.SECOND_FACTOR_GRACE_DAYS ?? (byDefault ? DEFAULT_GRACE_DAYS : 0),
  };
}

function toEnvError(error: z.ZodError, given: Record<string, string | undefined>): EnvError {
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const shown = SECRET_SETTINGS.includes(name)
    ? name
    : `${name}=${given[name]?.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS)}`;
  return new EnvError(`ค่า ${shown} ใช้ไม่ได้: ${issue?.message}`);
}

/** Settings that MEDIA_STORE=s3 requires. */
const S3_SETTINGS = ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

/**
 * Refuses settings that put a public site at risk or that are incomplete. Called only at start, so that a build needs
 * no secret.
 *
 * @throws EnvError if an S3 store lacks its bucket or keys, if a production site has no session secret, or if a site
 *   that others can open requests demo content without ALLOW_DEMO_IN_PRODUCTION
 */
export function assertStartable(env: Env): void {
  const lacking = env.MEDIA_STORE === 's3' ? S3_SETTINGS.find((name) => env[name] === undefined) : undefined;
  if (lacking) {
    throw new EnvError(
      `ยังไม่ได้ตั้งค่า ${lacking} ซึ่ง MEDIA_STORE=s3 ต้องมี เช่น ${lacking}=portal-media (${lacking} is required with MEDIA_STORE=s3)`,
    );
  }
  if (env.production && !env.SESSION_SECRET) {
    throw new EnvError(
      'ยังไม่ได้ตั้งค่า SESSION_SECRET ซึ่งเว็บไซต์จริง (SITE_URL เป็น https) ต้องมี เช่น SESSION_SECRET=$(openssl rand -base64 48) (SESSION_SECRET is required in production)',
    );
  }
  if (env.exposed && env.SEED === 'demo' && !env.ALLOW_DEMO_IN_PRODUCTION) {
    throw new EnvError(
      `ค่า SEED=demo ใช้ไม่ได้กับเว็บไซต์ที่ผู้อื่นเปิดได้ (SITE_URL=${env.SITE_URL}) เพราะสร้างบัญชีตัวอย่างที่รู้รหัสผ่านกันทั่วไป ให้ตั้ง SEED=none หรือ ALLOW_DEMO_IN_PRODUCTION=true หากตั้งใจ (demo accounts are refused where others can open the site)`,
    );
  }
}

/** The settings of this process, parsed once. */
export const env: Env = getSingleton('env', () => parseEnv(process.env));
