import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWordpressSource } from '@/features/moving/wordpress/wordpress-source';

/**
 * Measures how a large WordPress file streams: `node --import tsx scripts/bench/wordpress-file.ts [--megabytes N] [--json]`.
 * Writes a file of N megabytes (1,024 unless given) into a temporary folder, reads it as a move does, both times, without a
 * database, and prints items, seconds, and the growth of the process's memory. The file is removed.
 */
const MEGABYTE = 1_048_576;
const DEFAULT_MEGABYTES = 1_024;
/** Attachments among the items, and the interval of the samples of memory, in milliseconds. */
const ATTACHMENTS = 3;
const SAMPLE_MS = 100;
const SITE = 'https://college.example';

const PARAGRAPH =
  '<!-- wp:paragraph -->\n<p>วิทยาลัยจัดกิจกรรมให้นักศึกษาทุกแผนกวิชา พร้อมมอบรางวัลแก่ผู้ชนะการแข่งขันทักษะวิชาชีพ</p>\n<!-- /wp:paragraph -->\n\n';

async function writeFile(file: string, size: number): Promise<void> {
  const out = createWriteStream(file);
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain');
  };
  await write(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"><channel><title>เว็บเดิม</title><link>${SITE}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${SITE}</wp:base_blog_url>\n`);
  let bytes = 0;
  for (let id = 1; bytes < size; id += 1) {
    const text = toItem(id);
    bytes += Buffer.byteLength(text);
    await write(text);
  }
  out.end('</channel></rss>\n');
  await once(out, 'finish');
}

function toItem(id: number): string {
  const isFile = id % ATTACHMENTS !== 0;
  const content = isFile
    ? ''
    : `${PARAGRAPH.repeat(4 + (id % 12))}<!-- wp:gallery -->\n<figure class="wp-block-gallery"><figure class="wp-block-image"><img class="wp-image-${id - 1}" src="${SITE}/a.jpg"/></figure></figure>\n<!-- /wp:gallery -->[gallery ids="${id - 2},${id - 1}"]`;
  return `<item><title><![CDATA[เรื่องที่ ${id}]]></title><link>${SITE}/2024/post-${id}/</link>
<dc:creator><![CDATA[office]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>2024-05-06 14:08:09</wp:post_date><wp:post_date_gmt>2024-05-06 07:08:09</wp:post_date_gmt>
<wp:status>${isFile ? 'inherit' : 'publish'}</wp:status><wp:post_parent>${id + 1}</wp:post_parent>
<wp:post_type>${isFile ? 'attachment' : 'post'}</wp:post_type><wp:post_password></wp:post_password>
${isFile ? `<wp:attachment_url>${SITE}/wp-content/uploads/${id}.jpg</wp:attachment_url>` : ''}
<category domain="category" nicename="news"><![CDATA[ข่าว]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[${id - 1}]]></wp:meta_value></wp:postmeta></item>\n`;
}

async function measure(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-file-'));
  const file = join(folder, 'export.xml');
  try {
    await writeFile(file, megabytes * MEGABYTE);
    const before = process.memoryUsage.rss();
    let peak = before;
    const sample = () => {
      peak = Math.max(peak, process.memoryUsage.rss());
    };
    const timer = setInterval(sample, SAMPLE_MS);
    const polite = { paceMs: 0, retries: 0, backoffMs: 0, privateHosts: new Set<string>() };
    const source = createWordpressSource({ file, pages: false, ...polite });
    const started = performance.now();
    const cpu = process.cpuUsage();
    await source.probe();
    const surveyed = performance.now();
    let windows = 0;
    const { listed } = await source.listItems(undefined, async (items) => {
      windows += 1;
      // As items are staged: as JSON, which nobody keeps here.
      JSON.stringify(items);
      sample();
    });
    const ended = performance.now();
    clearInterval(timer);
    source.close();
    const { user, system } = process.cpuUsage(cpu);
    return {
      ...{ megabytes: Math.round(statSync(file).size / MEGABYTE), items: listed, windows },
      ...{ surveySeconds: toSeconds(surveyed - started), listSeconds: toSeconds(ended - surveyed) },
      cpuSeconds: toSeconds((user + system) / 1_000),
      ...{ rssBeforeMb: Math.round(before / MEGABYTE), rssGrowthMb: Math.round((peak - before) / MEGABYTE) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const toSeconds = (ms: number): number => Math.round(ms / 100) / 10;

const at = process.argv.indexOf('--megabytes');
const result = await measure(at < 0 ? DEFAULT_MEGABYTES : Number(process.argv[at + 1]));
console.log(process.argv.includes('--json') ? JSON.stringify(result) : result);
