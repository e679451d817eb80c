/** Expected failure of the start, in one line that says what to do. */
export class StartError extends Error {
  name = 'StartError';
}

const EXPECTED = ['StartError', 'EnvError'];
const DISK_FULL = ['ENOSPC', 'EDQUOT'];

export const DISK_FULL_LINE = 'ดิสก์เต็ม ให้ลบไฟล์ที่ไม่ใช้หรือย้าย DATA_DIR ไปดิสก์อื่น (the disk is full)';

/** Interval after which a step that goes on says so. */
const STILL_MS = 30_000;

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/**
 * Runs one step of the start and prints how long it took. A long one is announced before.
 *
 * @param {string} title name of the step, in Thai with short English
 * @param {() => Promise<unknown>} work its result is returned
 * @param {string} [announced] printed before the work
 */
export async function step(title, work, announced) {
  const since = performance.now();
  if (announced) console.log(`  ${announced}`);
  const stopTelling = tellStill(() => title);
  const result = await work().finally(stopTelling);
  console.log(`✓ ${title} ${seconds(since)} วินาที`);
  return result;
}

/**
 * Says every half minute what is waited for, so that a busy machine doesn't look like a broken one.
 *
 * @param {() => string} describe name of the step
 * @returns {() => void} stops it
 */
export function tellStill(describe, ms = STILL_MS) {
  const since = performance.now();
  const timer = setInterval(() => {
    console.log(`  … ${describe()} ยังทำอยู่ ${Math.round((performance.now() - since) / 1000)} วินาที (still working)`);
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** Prints an expected failure as one line, a bug with its stack, and sets the exit code: 1, or the error's own. */
export function fail(error) {
  process.exitCode = error?.exitCode ?? 1;
  if (DISK_FULL.includes(error?.code)) return console.error(`✗ ${DISK_FULL_LINE}`);
  console.error(EXPECTED.includes(error?.name) ? `✗ ${error.message}` : error);
}
