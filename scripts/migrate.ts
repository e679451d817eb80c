import { migrate } from '@/lib/db/migrate/migrate';
import { env } from '@/lib/env/env';

/** `npm run migrate` migrates the database; `npm start` does so automatically. */
async function main(): Promise<void> {
  if (!env.DATABASE_URL) throw new Error('ใช้: npm run migrate (run it through scripts/run.mjs)');
  const applied = await migrate(env.DATABASE_URL);
  console.log(applied.length ? `ปรับโครงสร้างฐานข้อมูลแล้ว: ${applied.join(', ')}` : 'โครงสร้างฐานข้อมูลเป็นรุ่นล่าสุดแล้ว');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
