import { readFileSync } from 'node:fs';

/**
 * Prints the portal's URL, the demo accounts, and how to stop.
 *
 * @param {{ SEED: string, DATA_DIR: string, DATABASE_URL?: string }} env
 * @param {string} address
 * @param {number} since start of the server, in milliseconds of `performance.now()`
 */
export function printWelcome(env, address, since) {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`✓ พร้อมให้บริการ (ready) ${seconds} วินาที\n\n  เว็บไซต์ (site)   ${address}`);
  if (env.SEED === 'demo') console.log(`\n${formatAccounts()}`);
  console.log('\n  กด Ctrl-C เพื่อหยุด (Ctrl-C stops)\n');
}

function formatAccounts() {
  const demo = JSON.parse(readFileSync('prisma/seed/demo-accounts.json', 'utf8'));
  const rows = Object.values(demo).flatMap((account) =>
    account.title ? `    ${Object.values(account)[0].padEnd(20)} ${account.title}` : [],
  );
  return [`  บัญชีตัวอย่าง (demo accounts) รหัสผ่าน ${demo.password}`, ...rows].join('\n');
}
