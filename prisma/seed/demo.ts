import { holdsDemo } from '@/lib/demo/queries';
import type { Env } from '@/lib/env';
import { StartError } from '@/lib/start-error';

/**
 * Keeps the demo accounts off a public site.
 *
 * @throws StartError when a production site would open with them and nobody has said that this is meant
 */
export async function refuseDemoAccounts(env: Pick<Env, 'production' | 'ALLOW_DEMO_IN_PRODUCTION'>): Promise<void> {
  if (!env.production || env.ALLOW_DEMO_IN_PRODUCTION || !(await holdsDemo())) return;
  throw new StartError(
    'ฐานข้อมูลนี้มีบัญชีตัวอย่างที่รู้รหัสผ่านกันทั่วไป เว็บไซต์จริงต้องใช้ฐานข้อมูลใหม่ (this database holds demo accounts; a production site needs one of its own, or ALLOW_DEMO_IN_PRODUCTION=true)',
  );
}
