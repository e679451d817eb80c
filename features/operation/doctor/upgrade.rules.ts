import { type Finding, fault, ok } from './finding';

/** Judges the journal of an upgrade: there is none but while one runs, or after it was killed. */
export const judgeUpgrade = (journal: { step: string; version: string; backup: string } | undefined): Finding =>
  journal
    ? fault(
        'upgrade',
        `การปรับเป็นรุ่น ${journal.version} ถูกตัดกลางคัน`,
        `สั่ง upgrade อีกครั้ง ชุดสำรองก่อนปรับรุ่นอยู่ที่ ${journal.backup} (an upgrade was interrupted: run it again)`,
      )
    : ok('upgrade', 'ไม่มีการปรับรุ่นค้างอยู่');
