import { readFileSync } from 'node:fs';
import { StartError, step } from './lines.mjs';
import { run } from './processes.mjs';

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
};

/** Compares with npm's record of installed packages; packages for other systems are skipped. */
function isInstalled() {
  const wanted = Object.entries(packagesIn('package-lock.json'));
  const found = packagesIn('node_modules/.package-lock.json');
  return wanted.every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    return found[path] ? found[path].version === version : Boolean(optional || devOptional);
  });
}

/** The npm that runs this script, else the one in PATH. */
const npm = (args) => {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
};

/** Installs the packages of package-lock.json; takes milliseconds if nothing is missing. */
export async function install() {
  if (isInstalled()) return;
  await step(
    'ติดตั้งแพ็กเกจแล้ว (packages installed)',
    async () => {
      const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']).catch(
        (error) => ({ code: 1, output: error.message }),
      );
      if (code !== 0) throw toInstallMessage(output);
    },
    'กำลังติดตั้งแพ็กเกจ ใช้เวลาหนึ่งถึงสองนาที (installing packages)',
  );
}

function toInstallMessage(output) {
  if (/ENOSPC/.test(output)) return new StartError('ติดตั้งแพ็กเกจไม่ได้เพราะดิสก์เต็ม (the disk is full)');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return new StartError(
      'ติดตั้งแพ็กเกจไม่ได้เพราะติดต่อ npm registry ไม่ได้ ตรวจอินเทอร์เน็ตแล้วเริ่มใหม่ (no connection to the npm registry)',
    );
  }
  const reason = output.split('\n').find((line) => /error/i.test(line)) ?? output.trim().split('\n').at(-1);
  return new StartError(`ติดตั้งแพ็กเกจไม่สำเร็จ ลองสั่ง npm ci เพื่อดูรายละเอียด (npm ci failed: ${reason?.trim()})`);
}
