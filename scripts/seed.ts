import { db } from '@/lib/db/db';
import { addBulkNews } from '@/prisma/seed/bulk';
import { seedIfEmpty } from '@/prisma/seed/seed';

/** `npm run seed` seeds an empty database; `npm run seed -- --news N` adds N more items for benchmarks. */
async function main(): Promise<void> {
  const wanted = readCount(process.argv.slice(2));
  console.log((await seedIfEmpty()) ? 'ใส่เนื้อหาตัวอย่างแล้ว' : 'ฐานข้อมูลมีเนื้อหาอยู่แล้ว จึงไม่ได้ใส่เนื้อหาตัวอย่าง');
  if (wanted === 0) return;
  const started = Date.now();
  const line = process.stdout.isTTY ? '\r' : '\n';
  await addBulkNews(wanted, (written) => process.stdout.write(`${line}เพิ่มข่าวแล้ว ${written}/${wanted}`));
  console.log(`\nเสร็จใน ${((Date.now() - started) / 1000).toFixed(1)} วินาที`);
}

function readCount(words: string[]): number {
  const at = words.indexOf('--news');
  if (at === -1) return 0;
  const count = Number(words[at + 1]);
  if (Number.isInteger(count) && count > 0 && count <= 10_000_000) return count;
  throw new Error('ใช้: npm run seed -- --news 100000');
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => db.$disconnect());
