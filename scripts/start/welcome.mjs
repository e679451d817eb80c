import { readFileSync } from 'node:fs';

const ROLES = {
  VecAdmin: 'ผู้ดูแลระบบ',
  newseditors: 'บรรณาธิการข่าว',
  veccentral: 'หน่วย/กลุ่ม/ศูนย์',
  veccentraldep: 'สำนัก/ศูนย์',
  iven: 'สถาบันการอาชีวศึกษา',
  VecProvince: 'อาชีวศึกษาจังหวัด',
  college: 'งานประชาสัมพันธ์สถานศึกษา',
  usercollege: 'ผู้ใช้ของสถานศึกษา',
  member: 'สมาชิกทั่วไป',
};

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
  const { password, ...roles } = JSON.parse(readFileSync('prisma/seed/demo-accounts.json', 'utf8'));
  const rows = Object.entries(ROLES).map(([role, title]) => {
    const [name] = Object.values(roles[role]);
    return `    ${String(name).padEnd(20)} ${title}`;
  });
  return [`  บัญชีตัวอย่าง (demo accounts) รหัสผ่าน ${password}`, ...rows].join('\n');
}
