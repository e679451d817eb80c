import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openPassage } from './passage.mjs';
import { runTrial } from './trial.mjs';

const BUCKET = 'portal-chaos';
const SLOW_MS = 1_000;
const REFUSAL = '<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';
const REFUSED = `HTTP/1.1 503 Slow Down\r\nContent-Type: application/xml\r\nContent-Length: ${REFUSAL.length}\r\nConnection: close\r\n\r\n${REFUSAL}`;
/** Patience with a refused upload: the store's silence, twice, on a busy machine. */
const UPLOAD_MS = 60_000;

/** An S3 service with the uploads of the portal, the store that writes there, and the settings of a portal that uses it. */
async function openStore(env) {
  const { tsImport } = await import('tsx/esm/api');
  const { openS3Service, S3_KEYS } = await tsImport('../../testing/s3-service.ts', import.meta.url);
  const { createS3Store } = await tsImport('../../features/media/s3-store.ts', import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'portal-chaos-s3-'));
  const service = await openS3Service(folder, BUCKET);
  const passage = await openPassage(Number(new URL(service.endpoint).port));
  const place = { region: 'us-east-1', bucket: BUCKET, pathStyle: true, ...S3_KEYS };
  const store = createS3Store({ ...place, endpoint: service.endpoint });
  const files = join(env.DATA_DIR, 'media');
  const names = readdirSync(files).filter((name) => !name.startsWith('.'));
  for (const name of names)
    await store.write(name, { path: join(files, name), bytes: statSync(join(files, name)).size });
  return {
    passage,
    store,
    settings: {
      ...{ MEDIA_STORE: 's3', S3_ENDPOINT: `http://127.0.0.1:${passage.port}`, S3_BUCKET: BUCKET },
      ...{ S3_KEY: S3_KEYS.key, S3_SECRET: S3_KEYS.secret },
    },
    /** Ends it; files of new uploads go to the folder of the uploads, as their rows stay in the database. */
    close: async () => {
      for await (const name of store.list()) if (!names.includes(name)) await copyBack(store, name, files);
      passage.close();
      service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function copyBack(store, name, folder) {
  const file = await store.open(name);
  writeFileSync(join(folder, name), await buffer(await file.read(0, file.bytes - 1)));
}

/** An upload: accepted, refused with a status, or without an answer in time. */
async function tryUpload(writer, url) {
  const late = new AbortController();
  const waited = new Promise((resolve) => {
    const timer = setTimeout(() => resolve('without an answer'), UPLOAD_MS);
    late.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const answered = writer.upload(url).then(
    () => 'accepted',
    (error) => ` ${error.message}`.match(/ (\d{3}) /)?.[1] ?? error.message,
  );
  return Promise.race([answered, waited]).finally(() => late.abort());
}

/** The S3 store is disturbed: `upload` is the fate of an upload meanwhile. */
async function tryStore(env, { disturb, ready, upload }) {
  const open = await openStore(env);
  try {
    return await runTrial({
      env: { ...env, ...open.settings },
      writes: 'done',
      ready,
      isStored: (name) => open.store.exists(name),
      strike: async () => disturb(open.passage),
      heal: async () => open.passage.clear(),
      check: async ({ url }, writer) => {
        const result = await tryUpload(writer, url);
        return result === upload ? [] : [`an upload meanwhile: ${result}`];
      },
      after: async ({ url }, writer) => {
        const result = await tryUpload(writer, url);
        return result === 'accepted' ? [] : [`an upload afterwards: ${result}`];
      },
    });
  } finally {
    await open.close();
  }
}

/** Every answer of the store comes a second late. */
export const trySlowStore = ({ env }) =>
  tryStore(env, { disturb: (passage) => passage.delay(SLOW_MS), ready: 200, upload: 'accepted' });

/** The store accepts connections and never answers. */
export const trySilentStore = ({ env }) =>
  tryStore(env, { disturb: (passage) => passage.mute(), ready: 503, upload: '503' });

/** The store answers everything with 503, as one that throttles does. */
export const tryRefusingStore = ({ env }) =>
  tryStore(env, { disturb: (passage) => passage.refuse(REFUSED), ready: 503, upload: '503' });
