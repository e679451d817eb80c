import { availableParallelism } from 'node:os';
import { z } from 'zod';
import {
  aliasPairs,
  booleanSetting,
  bucketName,
  commaSeparated,
  hostName,
  hostsWithPorts,
  isMailAddress,
  isOrigin,
  isUrl,
  mailSender,
  postgresUrl,
  rule,
  secretText,
  wholeNumber,
} from './rules';

/**
 * Maximum default number of render workers; more need an explicit setting, as each has its own memory and database
 * pool.
 */
const MAX_PROCESSES = 8;
/** Least length of the passphrase of backups: a stolen one is guessed offline. */
const MIN_PASSPHRASE = 16;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting by its name in the environment; `.env.example` explains the same ones. */
export const envSchema = z.object({
  PORT: wholeNumber(1, 65_535, 'PORT=3000').default(3000),
  HOST: hostName('HOST=127.0.0.1').optional(),
  SITE_URL: z
    .string()
    .transform((text) => text.replace(/\/+$/, ''))
    .refine(
      isOrigin,
      rule(
        'ต้องเป็นที่อยู่เว็บ http หรือ https ที่ไม่มีเส้นทางต่อท้าย',
        'must be an http(s) address without a path',
        'SITE_URL=https://news.example.go.th',
      ),
    )
    .optional(),
  DATABASE_URL: postgresUrl('DATABASE_URL=postgresql://user:password@localhost:5432/portal').optional(),
  DATABASE_REPLICA_URL: postgresUrl('DATABASE_REPLICA_URL=postgresql://user:password@replica:5432/portal').optional(),
  DATABASE_POOL: wholeNumber(1, 500, 'DATABASE_POOL=10').default(10),
  DATA_DIR: z.string().default('.data'),
  MEDIA_STORE: z
    .enum(['disk', 's3'], rule('ต้องเป็น disk หรือ s3', 'must be disk or s3', 'MEDIA_STORE=s3'))
    .default('disk'),
  S3_ENDPOINT: z
    .string()
    .refine(
      isOrigin,
      rule(
        'ต้องเป็นที่อยู่เว็บ http หรือ https ที่ไม่มีเส้นทางต่อท้าย',
        'must be an http(s) address without a path',
        'S3_ENDPOINT=https://s3.example.go.th',
      ),
    )
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: bucketName.optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_PATH_STYLE: booleanSetting('S3_PATH_STYLE=true').default(true),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3: z
    .string()
    .regex(
      /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*\/?$/,
      rule('ต้องเป็นที่อยู่ s3://ถัง/โฟลเดอร์', 'must be s3://bucket/prefix', 'BACKUP_S3=s3://portal-backups/main'),
    )
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, rule('ต้องเป็นเวลา', 'must be a time of day', 'BACKUP_AT=02:30'))
    .optional(),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3_650, 'BACKUP_KEEP_DAYS=14').default(14),
  BACKUP_KEEP_MONTHS: wholeNumber(0, 120, 'BACKUP_KEEP_MONTHS=6').default(6),
  BACKUP_DRILL_DAYS: wholeNumber(0, 365, 'BACKUP_DRILL_DAYS=7').default(7),
  BACKUP_PASSPHRASE: z
    .string()
    .min(
      MIN_PASSPHRASE,
      rule('ต้องยาวอย่างน้อย 16 ตัวอักษร', 'must be at least 16 characters', 'BACKUP_PASSPHRASE=four-words-nobody-guesses'),
    )
    .optional(),
  SEED: z.enum(['demo', 'none'], rule('ต้องเป็น demo หรือ none', 'must be demo or none', 'SEED=none')).optional(),
  ALLOW_DEMO_IN_PRODUCTION: booleanSetting('ALLOW_DEMO_IN_PRODUCTION=true').default(false),
  SESSION_SECRET: secretText('SESSION_SECRET').optional(),
  PASSWORD_PEPPER: secretText('PASSWORD_PEPPER').optional(),
  SESSION_IDLE_MEMBER_MINUTES: wholeNumber(5, 10_080, 'SESSION_IDLE_MEMBER_MINUTES=120').default(120),
  SESSION_IDLE_STAFF_MINUTES: wholeNumber(5, 10_080, 'SESSION_IDLE_STAFF_MINUTES=60').default(60),
  SESSION_HOURS: wholeNumber(1, 720, 'SESSION_HOURS=12').default(12),
  OFFLINE_APP: booleanSetting('OFFLINE_APP=true').default(true),
  SHOW_PASSWORDS: booleanSetting('SHOW_PASSWORDS=true').default(false),
  SECOND_FACTOR_REQUIRED: booleanSetting('SECOND_FACTOR_REQUIRED=true').optional(),
  FRESH_PROOF_MINUTES: wholeNumber(1, 1_440, 'FRESH_PROOF_MINUTES=15').default(15),
  SECOND_FACTOR_GRACE_DAYS: wholeNumber(0, 90, 'SECOND_FACTOR_GRACE_DAYS=14').optional(),
  LIMITS_FACTOR: wholeNumber(1, 1_000_000, 'LIMITS_FACTOR=1').default(1),
  LIMIT_REQUESTS: wholeNumber(1, 1_000_000, 'LIMIT_REQUESTS=1200').default(1_200),
  LIMIT_SEARCHES: wholeNumber(1, 1_000_000, 'LIMIT_SEARCHES=240').default(240),
  LIMIT_PRESENCE: wholeNumber(1, 1_000_000, 'LIMIT_PRESENCE=6000').default(6_000),
  ONLINE_PER_ADDRESS: wholeNumber(1, 1_000_000, 'ONLINE_PER_ADDRESS=200').default(200),
  API_KEYS: commaSeparated.optional(),
  CORS_ORIGINS: commaSeparated
    .refine(
      (origins) => origins.every(isOrigin),
      rule(
        'ต้องเป็นที่อยู่เว็บคั่นด้วยจุลภาค ไม่มีเส้นทางและเครื่องหมาย / ต่อท้าย',
        'must be origins separated by commas',
        'CORS_ORIGINS=https://app.example.go.th',
      ),
    )
    .default([]),
  LEGACY_API_PREFIX: z
    .string()
    .regex(
      /^(\/[A-Za-z0-9_-]+)+$/,
      rule('ต้องขึ้นต้นด้วย / และไม่ลงท้ายด้วย /', 'must begin with / and not end with it', 'LEGACY_API_PREFIX=/apis'),
    )
    .optional(),
  LEGACY_STATUS_200: booleanSetting('LEGACY_STATUS_200=true').default(false),
  LEGACY_ALIASES: aliasPairs.default(new Map()),
  MOVE_PRIVATE_HOSTS: hostsWithPorts.default([]),
  TRUSTED_PROXIES: wholeNumber(0, 10, 'TRUSTED_PROXIES=1').default(0),
  SMTP_URL: z
    .string()
    .refine(
      (text) => isUrl(text, ['smtp:', 'smtps:']) && new URL(text).hostname !== '',
      rule(
        'ต้องเป็นที่อยู่เซิร์ฟเวอร์อีเมลที่ขึ้นต้นด้วย smtp:// หรือ smtps://',
        'must be an smtp or smtps address',
        'SMTP_URL=smtps://user:password@mail.example.go.th',
      ),
    )
    .optional(),
  MAIL_FROM: mailSender.optional(),
  ALARM_MAIL: commaSeparated
    .refine(
      (addresses) => addresses.every(isMailAddress),
      rule('ต้องเป็นอีเมลคั่นด้วยจุลภาค', 'must be addresses separated by commas', 'ALARM_MAIL=operator@example.go.th'),
    )
    .optional(),
  WEB_CONCURRENCY: wholeNumber(1, 64, 'WEB_CONCURRENCY=2').default(
    Math.min(Math.max(1, availableParallelism() - 1), MAX_PROCESSES),
  ),
  BODY_MIN_RATE: wholeNumber(0, 1_000_000, 'BODY_MIN_RATE=2048').default(2_048),
  CACHE_MB: wholeNumber(8, 65_536, 'CACHE_MB=190').default(190),
  METRICS_PORT: wholeNumber(1, 65_535, 'METRICS_PORT=9464').optional(),
  METRICS_HOST: hostName('METRICS_HOST=127.0.0.1').default('127.0.0.1'),
  METRICS_TOKEN: secretText('METRICS_TOKEN').optional(),
  DISK_FREE_MB: wholeNumber(0, 1_000_000, 'DISK_FREE_MB=200').default(200),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, rule(`ต้องเป็นค่าใดค่าหนึ่งใน ${LOG_LEVELS.join(' ')}`, 'must be one of them', 'LOG_LEVEL=info'))
    .default('info'),
});
