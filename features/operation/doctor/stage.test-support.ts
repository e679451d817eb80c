// Stages a good installation, then one misconfiguration after the other, and prints what doctor finds in each as JSON.
// A process of its own, as the authority of its certificates counts only from a process's start on.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from '@/features/media/disk-store';
import { parseEnv } from '@/lib/env/env';
import { openMailbox } from '@/testing/mailbox';
import type { ArrivalSample } from '../arrivals/arrivals.schema';
import { toBackupName } from '../backup/backup-folder';
import { ask, ownUrl } from '../operation.test-support';
import { examine } from './examine';
import { doctorCases, type World } from './stage.cases.test-support';

/** Folder in memory, on another disk than the temporary files. */
const OTHER_DISK = '/dev/shm';

const getPort = (server: { address: () => unknown }): number => (server.address() as AddressInfo).port;
const readPem = (name: string) => readFile(join('testing/certificates', `${name}.pem`), 'utf8');

/** A site that answers as the portal does, under a certificate. */
async function openSite(certificate: string, answer = '{"ready":true,"failing":[]}') {
  const pem = await readPem(certificate);
  const server = createServer({ key: pem, cert: pem }, (_, reply) => reply.end(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `https://localhost:${getPort(server)}`, close: () => server.close() };
}

async function openWorld(): Promise<World & { close: () => Promise<void> }> {
  const pem = await readPem('good');
  const [site, foreign, expired, stranger] = await Promise.all([
    openSite('good'),
    openSite('foreign'),
    openSite('expired'),
    openSite('good', '<html>'),
  ]);
  const failing = await openSite('good', '{"ready":false,"failing":["disk"]}');
  const plain = createPlainServer((_, reply) => reply.writeHead(301, { Location: site.url }).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(plain, 'listening');
  const mail = await openMailbox({ server: { secure: true, key: pem, cert: pem, disabledCommands: ['AUTH'] } });
  const refusing = await openMailbox({ refuse: () => '550 5.1.1 no such user' });
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'));
  const backups = await mkdtemp(join(existsSync(OTHER_DISK) ? OTHER_DISK : tmpdir(), 'doctor-backups-'));
  const sites = {
    good: site.url,
    foreign: foreign.url,
    expired: expired.url,
    stranger: stranger.url,
    failing: failing.url,
  };
  return {
    dataDir,
    backups,
    sites: { ...sites, redirecting: `http://127.0.0.1:${getPort(plain)}` },
    mails: { good: `smtps://localhost:${mail.port}`, refusing: refusing.url },
    databaseUrl: ownUrl(),
    ask: (sql) => ask(ownUrl(), sql),
    close: async () => {
      for (const open of [site, foreign, expired, stranger, failing, plain]) open.close();
      await Promise.all([mail.close(), refusing.close()]);
      for (const folder of [dataDir, backups]) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Arrivals at a portal behind one proxy of its own. */
const goodArrivals = (host: string): ArrivalSample['kinds'] => [
  { peer: 'private', hops: 1, isOther: false, proto: 'https', host, count: 100 },
];

/** Makes everything good again that a case may have spoilt; returns the good settings. */
async function makeGood({ dataDir, backups, sites, mails, databaseUrl }: World) {
  const now = new Date();
  for (const folder of [dataDir, backups]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
  }
  await writeFile(join(dataDir, 'secrets'), '{}', { mode: 0o600 });
  const sample: ArrivalSample = { at: now.toISOString(), kinds: goodArrivals(new URL(sites.good).host) };
  await writeFile(join(dataDir, 'arrivals.json'), JSON.stringify(sample));
  await mkdir(join(backups, toBackupName(now)));
  await writeFile(
    join(backups, 'drills.jsonl'),
    `${JSON.stringify({ at: now.toISOString(), ok: true, seconds: 1 })}\n`,
  );
  return {
    ...{ SITE_URL: sites.good, DATA_DIR: dataDir, BACKUP_DIR: backups, DATABASE_URL: databaseUrl, SEED: 'none' },
    ...{ SESSION_SECRET: randomBytes(48).toString('base64'), PASSWORD_PEPPER: randomBytes(48).toString('base64') },
    ...{ TRUSTED_PROXIES: '1', API_KEYS: 'own-key', SMTP_URL: mails.good, SECOND_FACTOR_REQUIRED: 'true' },
    ...{ BACKUP_AT: '02:30', BACKUP_PASSPHRASE: randomBytes(20).toString('hex'), DISK_FREE_MB: '1' },
    ...{ WEB_CONCURRENCY: '1', DATABASE_POOL: '5', CACHE_MB: '16' },
  };
}

const world = await openWorld();
for (const [name, { stage, mailTo }] of Object.entries(doctorCases)) {
  const good = await makeGood(world);
  const { settings = {}, undo } = (await stage(world)) ?? {};
  const store = createDiskStore(join(world.dataDir, 'media'));
  const findings = await examine({ given: parseEnv({ ...good, ...settings }), store, mailTo });
  await undo?.();
  process.stdout.write(`${JSON.stringify({ name, found: findings.filter(({ level }) => level !== 'ok') })}\n`);
}
await world.close();
