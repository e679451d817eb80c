import type { Env } from '@/lib/env/env';
import { type Finding, ok, warn } from './finding';

const MEBIBYTE = 1_048_576;
/** Memory of a process under load, beside the page cache. */
const PROCESS_MB = 350;

/** Judges whether all processes of this machine fit into its memory, or into the limit of the container. */
export function judgeMemory({ WEB_CONCURRENCY, CACHE_MB }: Pick<Env, 'WEB_CONCURRENCY' | 'CACHE_MB'>, bytes: number) {
  const [needed, there] = [(WEB_CONCURRENCY + 1) * PROCESS_MB + CACHE_MB, Math.floor(bytes / MEBIBYTE)];
  const finding: Finding =
    needed > there
      ? warn(
          'memory',
          `ต้องใช้ราว ${needed} MB แต่มี ${there} MB`,
          'ลด WEB_CONCURRENCY หรือ CACHE_MB หรือเพิ่มหน่วยความจำ (the processes don’t fit into memory)',
        )
      : ok('memory', `ราว ${needed} จาก ${there} MB`);
  return finding;
}
