import { hasDemoContent } from '@/lib/demo/demo.queries';
import type { Env } from '@/lib/env/env';
import { StartError } from '@/lib/process/start-error';

/**
 * Prevents demo accounts on a site that others can reach, over http too.
 *
 * @throws StartError if such a site would start with them without ALLOW_DEMO_IN_PRODUCTION
 */
export async function assertNoDemoAccounts(env: Pick<Env, 'exposed' | 'ALLOW_DEMO_IN_PRODUCTION'>): Promise<void> {
  if (!env.exposed || env.ALLOW_DEMO_IN_PRODUCTION || !(await hasDemoContent())) return;
  throw new StartError(
    'ฐานข้อมูลนี้มีบัญชีตัวอย่างที่รู้รหัสผ่านกันทั่วไป เว็บไซต์ที่ผู้อื่นเปิดได้ต้องใช้ฐานข้อมูลใหม่ หรือตั้ง ALLOW_DEMO_IN_PRODUCTION=true หากตั้งใจ (this database holds demo accounts; a site that others can open needs one of its own, or ALLOW_DEMO_IN_PRODUCTION=true)',
  );
}
