// Measures exports of public news on a running portal: the four formats one after the other, PDF and DOCX with full
// texts, while four readers read the home page and items that were read before. Prints the memory of all its processes
// and the readers' response times.
// Usage: node scripts/bench/export.mjs http://localhost:3000 PID DATABASE_URL [--keep]
//   PID: process that is measured with its children; the items are deleted at the end, unless --keep is set
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from './numbers.mjs';
import { getResidentMb, listProcessTrees } from './processes.mjs';
import { readSteadily } from './steady-reader.mjs';
import { buildItemPath } from './targets.mjs';

const ITEMS = 10_000;
const READERS = 4;
/** Interval of each reader's requests. */
const READ_EVERY_MS = 1_000;
const SAMPLE_MS = 200;
const ALONE_MS = 15_000;
const MEMORY_LIMIT_MB = 700;
const WAIT_LIMIT_MS = 100;
const NAME = 'หมวดสำหรับวัดการส่งออก';
const files = [
  { format: 'csv', contents: 'list' },
  { format: 'xlsx', contents: 'list' },
  { format: 'pdf', contents: 'list' },
  { format: 'docx', contents: 'list' },
  { format: 'pdf', contents: 'full' },
  { format: 'docx', contents: 'full' },
];
/** Words of generated texts, so that no two items are alike. */
const WORDS =
  'วิทยาลัยเทคนิค,การอาชีพ,นักเรียน,นักศึกษา,ครูผู้สอน,จัดกิจกรรม,ประชุมเชิงปฏิบัติการ,หลักสูตร,ฐานสมรรถนะ,พัฒนา,ทักษะ,วิชาชีพ,ช่างยนต์,ช่างไฟฟ้า,คอมพิวเตอร์ธุรกิจ,ความร่วมมือ,สถานประกอบการ,ผู้อำนวยการ,น้ำใจ,ทุนการศึกษา,แข่งขัน,ระดับชาติ,จังหวัด,เทคโนโลยี,นวัตกรรม,สิ่งประดิษฐ์,โครงการ,ประจำปี,รางวัล,ชุมชน';

const [site, pid, database] = process.argv.slice(2);
if (!site || !Number(pid) || !database) {
  console.error('Usage: node scripts/bench/export.mjs http://localhost:3000 PID DATABASE_URL');
  process.exit(2);
}

const client = new pg.Client(database);
await client.connect();

async function makeItems() {
  const { rows } = await client.query(
    `INSERT INTO category (name, color, color_deep, position, visible, section, updated_at)
     VALUES ($1, '#74101f', '#b5562f', 999999, true, 'news', now()) RETURNING id`,
    [`${NAME} ${process.pid}`],
  );
  const [{ id }] = rows;
  await client.query(
    `WITH words AS (SELECT string_to_array($2, ',') AS list),
     texts AS (
       SELECT i, (SELECT string_agg(list[1 + (random() * 29)::int] || CASE WHEN random() < 0.2 THEN ' ' ELSE '' END, '')
                  FROM generate_series(1, 120), words WHERE i > 0) AS body,
                 (SELECT string_agg(list[1 + (random() * 29)::int], '') FROM generate_series(1, 6), words WHERE i > 0) AS topic
       FROM generate_series(1, $3::int) AS i)
     INSERT INTO news (topic, detail, summary, topic_search, text_search, status, approve_level, publish_at, category_id,
       organisation_id, updated_at)
     SELECT 'ข่าวที่ ' || i || ' ' || topic,
       '<h2>' || topic || '</h2><p>' || substr(body, 1, 600) || '</p><ul><li>' || substr(body, 601, 200) || '</li></ul><p>'
         || substr(body, 801) || '</p>',
       substr(body, 1, 300), 'ข่าวที่ ' || i, 'ข่าวที่ ' || i, 'allow', 1, now() - i * interval '1 hour', $1,
       (SELECT id FROM organisation ORDER BY id OFFSET i % 20 LIMIT 1), now()
     FROM texts`,
    [id, WORDS, ITEMS],
  );
  await client.query('ANALYZE news');
  const length = await client.query('SELECT avg(length(detail))::int AS mean FROM news WHERE category_id = $1', [id]);
  const items = await client.query('SELECT id FROM news WHERE category_id = $1 LIMIT 50', [id]);
  return { category: id, mean: length.rows[0].mean, items: items.rows.map((row) => row.id) };
}

const { category, mean, items } = await makeItems();
console.log(`${ITEMS} items, ${mean} characters each`);
let memory = 0;
let reads = [];
let running = true;

async function watch() {
  while (running) {
    const resident = listProcessTrees([Number(pid)]).reduce((sum, id) => sum + getResidentMb(id), 0);
    memory = Math.max(memory, resident);
    await wait(SAMPLE_MS);
  }
}

const startReader = (_, reader) =>
  readSteadily({
    everyMs: READ_EVERY_MS,
    isOver: () => !running,
    getUrl: (turn) => site + (turn % 2 === 0 ? '/' : buildItemPath(items[(turn + reader) % items.length])),
    note: (ms) => reads.push(ms),
  });

const reportReaders = (name, more) =>
  console.log(
    `${name}: ${more}memory ${memory.toFixed(0)} MB, ${reads.length} reads, p50 ${percentile(reads, 0.5).toFixed(0)} ms, p95 ${percentile(reads, 0.95).toFixed(0)} ms, worst ${percentile(reads, 1).toFixed(0)} ms`,
  );

// Warms the cache: the cost of the first render is measured elsewhere.
for (const path of ['/', ...items.map(buildItemPath)]) await (await fetch(site + path)).text();
const watching = [watch(), ...Array.from({ length: READERS }, startReader)];
let failed = false;
await wait(ALONE_MS);
reportReaders('readers alone', '');
const alone = percentile(reads, 0.95);
for (const { format, contents } of files) {
  [memory, reads] = [0, []];
  const began = performance.now();
  const reply = await fetch(
    `${site}/document/export_news/file?news_type=${category}&format=${format}&contents=${contents}`,
    { redirect: 'manual' },
  );
  const bytes = (await reply.arrayBuffer()).byteLength;
  const took = (performance.now() - began) / 1_000;
  if (reads.length < 20) await wait(2_000);
  reportReaders(
    `${format} ${contents}`,
    `${reply.status}, ${(bytes / 1_000_000).toFixed(1)} MB in ${took.toFixed(1)} s, `,
  );
  failed ||= reply.status !== 200 || memory > MEMORY_LIMIT_MB || percentile(reads, 0.95) > WAIT_LIMIT_MS;
}
running = false;
await Promise.all(watching);
console.log(`limits: ${MEMORY_LIMIT_MB} MB, p95 ${WAIT_LIMIT_MS} ms (readers alone: p95 ${alone.toFixed(0)} ms)`);
if (!process.argv.includes('--keep')) {
  await client.query('DELETE FROM news WHERE category_id = $1', [category]);
  await client.query('DELETE FROM category WHERE id = $1', [category]);
}
await client.end();
process.exitCode = failed ? 1 : 0;
