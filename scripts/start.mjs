// npm start. Needs nothing but Node.js: missing packages are installed before they are imported.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `✗ ต้องใช้ Node.js รุ่น 20.19 ขึ้นไป เครื่องนี้มีรุ่น ${process.versions.node} ดาวน์โหลดที่ https://nodejs.org (Node.js 20.19 or newer is needed)`,
  );
  process.exit(1);
}

const { startPortal } = await import('./start/portal.mjs');
process.exit(await startPortal());
