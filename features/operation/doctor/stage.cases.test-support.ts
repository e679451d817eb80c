import { chmod, cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Arrival } from '../arrivals/arrivals.schema';
import { toBackupName } from '../backup/backup-folder';

/** A good installation that a case may spoil. */
export type World = {
  dataDir: string;
  backups: string;
  sites: Record<'good' | 'foreign' | 'expired' | 'stranger' | 'failing' | 'redirecting', string>;
  mails: { good: string; refusing: string };
  databaseUrl: string;
  ask: (sql: string) => Promise<unknown>;
};

type Staged = { settings?: Record<string, string>; undo?: () => Promise<unknown> } | undefined;
/** One misconfiguration: the names of the findings that it makes, and how it is staged. */
export type DoctorCase = { finds: readonly string[]; stage: (world: World) => Promise<Staged>; mailTo?: string };

const settings = (given: Record<string, string>) => async () => ({ settings: given });
/** Runs a statement, and another one after the case. */
const inDatabase =
  (sql: string, back: string) =>
  async ({ ask }: World) => {
    await ask(sql);
    return { undo: () => ask(back) };
  };

/** Changes the sample of what arrives. */
const arriving =
  (given: Partial<Arrival>) =>
  async ({ dataDir }: World) => {
    const path = join(dataDir, 'arrivals.json');
    const sample = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...sample, kinds: [{ ...sample.kinds[0], ...given }] }));
    return undefined;
  };

/** Moves the installation, and what arrives, to another address. */
async function atSite(world: World, url: string, more: Record<string, string> = {}): Promise<Staged> {
  await arriving({ host: new URL(url).host })(world);
  return { settings: { SITE_URL: url, ...more } };
}

/** Lets the backup be one of some hours ago. */
async function ageBackup({ backups }: World, hours: number): Promise<undefined> {
  const name = (await readdir(backups)).find((one) => one.endsWith('Z')) ?? '';
  const at = new Date(Date.now() - hours * 3_600_000);
  await rename(join(backups, name), join(backups, toBackupName(at)));
}

const recordDrill = ({ backups }: World, given: object) =>
  writeFile(
    join(backups, 'drills.jsonl'),
    `${JSON.stringify({ at: new Date().toISOString(), ok: true, seconds: 1, ...given })}\n`,
  ).then(() => undefined);

const DATABASE = 'DO $$ BEGIN EXECUTE format(';
const onDatabase = (words: string) => `${DATABASE}'ALTER DATABASE %I ${words}', current_database()); END $$`;
const SAME = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';

/** Every staged case by its name; `good` stages nothing. */
export const doctorCases: Readonly<Record<string, DoctorCase>> = {
  good: { finds: [], stage: async () => undefined },
  'a good one that sends a test mail': { finds: [], stage: async () => undefined, mailTo: 'me@example.org' },
  'no TLS': {
    finds: ['site.https', 'site.answer'],
    stage: (world) => atSite(world, 'http://news.invalid', { MAIL_FROM: 'a@news.invalid' }),
  },
  'a certificate of another name': {
    finds: ['tls', 'site.answer'],
    stage: (world) => atSite(world, world.sites.foreign),
  },
  'an expired certificate': { finds: ['tls', 'site.answer'], stage: (world) => atSite(world, world.sites.expired) },
  'another program at SITE_URL': { finds: ['site.answer'], stage: (world) => atSite(world, world.sites.stranger) },
  'a portal that is not ready': { finds: ['site.answer'], stage: (world) => atSite(world, world.sites.failing) },
  'a site that redirects elsewhere': {
    finds: ['site.answer'],
    stage: async ({ sites }) => ({ settings: { SITE_URL: sites.redirecting } }),
  },
  'a proxy that is not trusted': {
    finds: ['site.proxies', 'arrivals.proxies'],
    stage: settings({ TRUSTED_PROXIES: '0' }),
  },
  'one trusted proxy too many': { finds: ['arrivals.proxies'], stage: settings({ TRUSTED_PROXIES: '2' }) },
  'a proxy in front of the proxy': { finds: ['arrivals.proxies'], stage: arriving({ hops: 2 }) },
  'a port that readers reach past the proxy': {
    finds: ['arrivals.proxies'],
    stage: arriving({ hops: 0, peer: 'public' }),
  },
  'a proxy with another header': { finds: ['arrivals.proxies'], stage: arriving({ hops: 0, isOther: true }) },
  'readers under another name': { finds: ['arrivals.host'], stage: arriving({ host: 'www.example.go.th' }) },
  'readers without TLS': { finds: ['arrivals.https'], stage: arriving({ proto: 'http' }) },
  'demo accounts': { finds: ['site.demo'], stage: settings({ ALLOW_DEMO_IN_PRODUCTION: 'true' }) },
  'a key that everybody knows': { finds: ['site.api-keys'], stage: settings({ API_KEYS: 'own,demo-api-key' }) },
  'no session secret': { finds: ['secrets.session'], stage: settings({ SESSION_SECRET: '' }) },
  'a secret that was typed': { finds: ['secrets.weak'], stage: settings({ SESSION_SECRET: '12'.repeat(30) }) },
  'one secret for two': { finds: ['secrets.weak'], stage: settings({ SESSION_SECRET: SAME, PASSWORD_PEPPER: SAME }) },
  'secrets that others can read': {
    finds: ['secrets.file'],
    stage: ({ dataDir }) => chmod(join(dataDir, 'secrets'), 0o644).then(() => undefined),
  },
  'no second factor': { finds: ['secrets.second-factor'], stage: settings({ SECOND_FACTOR_REQUIRED: 'false' }) },
  'passwords on screen': { finds: ['secrets.shown'], stage: settings({ SHOW_PASSWORDS: 'true' }) },
  'open metrics': { finds: ['metrics.open'], stage: settings({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }) },
  'weakened limits': { finds: ['limits'], stage: settings({ LIMITS_FACTOR: '50' }) },
  'no log': { finds: ['log'], stage: settings({ LOG_LEVEL: 'silent' }) },
  'a pool for one question': { finds: ['postgres.pool'], stage: settings({ DATABASE_POOL: '1' }) },
  'pools above the connections of the server': {
    finds: ['postgres.connections'],
    stage: settings({ DATABASE_POOL: '300' }),
  },
  'pools above the limit of the database': {
    finds: ['postgres.connections'],
    stage: inDatabase(onDatabase('CONNECTION LIMIT 8'), onDatabase('CONNECTION LIMIT -1')),
  },
  'no database': { finds: ['postgres'], stage: settings({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }) },
  'a read-only database': {
    finds: ['postgres.writable'],
    stage: inDatabase(
      onDatabase('SET default_transaction_read_only = on'),
      `SET TRANSACTION READ WRITE; ${onDatabase('RESET default_transaction_read_only')}`,
    ),
  },
  'a replica that is none': {
    finds: ['replica'],
    stage: async ({ databaseUrl }) => ({ settings: { DATABASE_REPLICA_URL: databaseUrl } }),
  },
  'a replica that is away': {
    finds: ['replica'],
    stage: settings({ DATABASE_REPLICA_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
  },
  'a missing migration': {
    finds: ['migrations'],
    stage: inDatabase(
      `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)`,
      'UPDATE _prisma_migrations SET rolled_back_at = NULL',
    ),
  },
  'a database that is newer than the program': {
    finds: ['migrations'],
    stage: inDatabase(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '99990101_future', now())`,
      `DELETE FROM _prisma_migrations WHERE id = 'x'`,
    ),
  },
  'a lost upload': {
    finds: ['media.sample'],
    stage: inDatabase(
      `INSERT INTO media (kind, hash, extension, mime_type, bytes, original_name)
       VALUES ('document', repeat('a', 64), 'pdf', 'application/pdf', 3, 'x')`,
      `DELETE FROM media WHERE hash = repeat('a', 64)`,
    ),
  },
  'no mail server': { finds: ['mail.server'], stage: settings({ SMTP_URL: '' }) },
  'a mail server that does not answer': {
    finds: ['mail.connection'],
    stage: settings({ SMTP_URL: 'smtp://127.0.0.1:1' }),
  },
  'a mail server whose certificate is another’s': {
    finds: ['mail.connection'],
    stage: async ({ mails }) => ({ settings: { SMTP_URL: mails.good.replace('localhost', '127.0.0.1') } }),
  },
  'a recipient that is refused': {
    finds: ['mail.test'],
    stage: async ({ mails }) => ({ settings: { SMTP_URL: mails.refusing } }),
    mailTo: 'me@example.org',
  },
  'a sender of another domain': { finds: ['mail.sender'], stage: settings({ MAIL_FROM: 'news@gmail.com' }) },
  'no schedule of backups': { finds: ['backup.schedule'], stage: settings({ BACKUP_AT: '' }) },
  'no passphrase': { finds: ['backup.secrets'], stage: settings({ BACKUP_PASSPHRASE: '' }) },
  'a backup that was missed': { finds: ['backup.age'], stage: (world) => ageBackup(world, 30) },
  'no backup': {
    finds: ['backup.age'],
    stage: async ({ backups }) => {
      for (const name of await readdir(backups)) await rm(join(backups, name), { recursive: true });
      return undefined;
    },
  },
  'a second place that is away': {
    finds: ['backup.remote'],
    stage: settings({
      BACKUP_S3: 's3://portal-backups/main',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_KEY: 'k',
      S3_SECRET: 's',
    }),
  },
  'backups on the disk of the data': {
    finds: ['backup.disk'],
    stage: async ({ dataDir, backups }) => {
      const inside = join(dataDir, 'backups');
      await cp(backups, inside, { recursive: true });
      await chmod(inside, 0o700);
      return { settings: { BACKUP_DIR: inside } };
    },
  },
  'backups that others can read': {
    finds: ['backup.private'],
    stage: ({ backups }) => chmod(backups, 0o755).then(() => undefined),
  },
  'a drill that failed': { finds: ['backup.drill'], stage: (world) => recordDrill(world, { ok: false, problem: 'x' }) },
  'a drill that was missed': {
    finds: ['backup.drill'],
    stage: (world) => recordDrill(world, { at: new Date(Date.now() - 9 * 86_400_000).toISOString() }),
  },
  'a data folder that is away': {
    finds: ['disk.folder'],
    stage: async () => ({ settings: { DATA_DIR: '/nowhere/at/all' } }),
  },
};
