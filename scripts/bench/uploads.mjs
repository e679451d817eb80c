// Uploads 20 photos of about 8 MB at once to a running server, and measures the server's memory and the response times
// of the home page meanwhile.
//
//   node scripts/bench/uploads.mjs http://localhost:3000 <pid> [user] [password]
//
// The account is the demo college by default. Exits with 1 when an upload fails or a figure is missed: 700 MB, 300 ms.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { buildStaffLogin, demo, logIn } from '../demo-accounts.mjs';
import { percentile } from './numbers.mjs';
import { getResidentMb } from './processes.mjs';
import { readSteadily } from './steady-reader.mjs';

const [site = 'http://localhost:3000', pid = '', user, password] = process.argv.slice(2);
const PICTURES = 20;
const SAMPLE_MS = 20;
const READ_EVERY_MS = 250;
const MEMORY_LIMIT_MB = 700;
const WAIT_LIMIT_MS = 300;

const account = user ? buildStaffLogin(user, password) : buildStaffLogin(demo.college.usersystems_uname);

/** Blurred shapes with camera noise, which makes a photo of 24 megapixels take 8 MB. */
async function makePhoto() {
  const [width, height] = [6_000, 4_000];
  const noise = (size, sigma) =>
    sharp({ create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const forms = await sharp(await noise({ width: width / 4, height: height / 4 }, 40))
    .resize(width, height)
    .toBuffer();
  return sharp(forms)
    .composite([{ input: await noise({ width, height }, 14), blend: 'overlay' }])
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function upload(bytes, name, cookie) {
  const began = performance.now();
  const reply = await fetch(`${site}/api/v1/media?kind=image&name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', Origin: site, Cookie: cookie },
    body: bytes,
  });
  const answer = await reply.json();
  return { ok: reply.ok, ms: performance.now() - began, answer };
}

// Generating one takes seconds; a few bytes after the end make it a different file for the server, with the same work.
const photo = await makePhoto();
const photos = Array.from({ length: PICTURES }, () => Buffer.concat([photo, randomBytes(16)]));
const megabytes = photos.map(({ length }) => length / 1_000_000);
console.log(`${PICTURES} photographs, ${percentile(megabytes, 0.5).toFixed(1)} MB each`);

const cookie = (await logIn(site, account)).join('; ');
for (let turn = 0; turn < 20; turn++) await (await fetch(`${site}/`)).text();
const before = getResidentMb(pid);
if (before === 0) throw new Error(`no process ${pid}`);
let peak = before;
let running = true;
const reads = [];

async function watch() {
  while (running) {
    peak = Math.max(peak, getResidentMb(pid));
    await wait(SAMPLE_MS);
  }
}

const getUrl = () => `${site}/`;
const watching = [
  watch(),
  readSteadily({ everyMs: READ_EVERY_MS, isOver: () => !running, getUrl, note: (ms) => reads.push(ms) }),
];
const began = performance.now();
const results = await Promise.all(photos.map((bytes, at) => upload(bytes, `bench-${at}.jpg`, cookie)));
const took = performance.now() - began;
running = false;
await Promise.all(watching);

const failed = results.filter(({ ok }) => !ok);
for (const { answer } of failed) console.log('refused:', JSON.stringify(answer));
const p95 = percentile(reads, 0.95);
console.log(`uploads: ${results.length - failed.length} of ${PICTURES} in ${(took / 1_000).toFixed(1)} s`);
console.log(
  `memory of ${pid}: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at the peak (limit ${MEMORY_LIMIT_MB})`,
);
console.log(
  `front page meanwhile: ${reads.length} reads, p50 ${percentile(reads, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (limit ${WAIT_LIMIT_MS}), worst ${percentile(reads, 1).toFixed(0)} ms`,
);
process.exitCode = failed.length > 0 || peak > MEMORY_LIMIT_MB || p95 > WAIT_LIMIT_MS ? 1 : 0;
