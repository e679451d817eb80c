import { db } from '@/lib/db/db';

/** Runs a measurement in the database, and closes its connections afterwards. */
export async function runInDatabase(measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await db.$disconnect();
  }
}
