import { tellStill } from './lines.mjs';

/** Steps of the server's start that may take long: their names, and how long they usually take. */
const STEPS = {
  database: { title: 'รอฐานข้อมูล (database)' },
  restore: { title: 'ตรวจว่ากู้คืนเสร็จแล้ว (restore)' },
  upgrade: { title: 'ตรวจว่าไม่มีการปรับรุ่นอยู่ (upgrade)' },
  migrations: { title: 'ปรับโครงสร้างฐานข้อมูล (migrations)', usual: 'ครั้งแรกราวสิบวินาที' },
  'render processes': { title: 'เปิดตัวแสดงหน้า (render processes)', usual: 'ปกติไม่ถึงสิบวินาที' },
  'demo content': { title: 'ใส่เนื้อหาตัวอย่าง (demo content)', usual: 'ครั้งแรกครั้งเดียว หนึ่งถึงสามนาที' },
};
/** Parts of a long step after each of which progress is shown. */
const PARTS = 10;

/**
 * Shows the server's start: a step of several parts by tenths, and every half minute the step that it waits for.
 *
 * @param {(line: string) => void} [print]
 * @returns {{ tell: (progress: { step: string, done?: number, total?: number }) => void, end: () => void }}
 */
export function createProgress(print = console.log) {
  let step = 'database';
  let shown = -1;
  const describe = () => {
    const { title = step, usual } = STEPS[step] ?? {};
    return usual ? `${title} ${usual}` : title;
  };
  const end = tellStill(describe);
  const tell = ({ step: name, done, total }) => {
    if (name !== step) shown = -1;
    step = name;
    if (done === undefined || !total) return;
    const part = Math.floor((done / total) * PARTS);
    if (part === shown) return;
    print(shown < 0 ? `  ${describe()}` : `  … ${Math.floor((done / total) * 100)}%`);
    shown = part;
  };
  return { tell, end };
}
