import { takeExportIn } from '@/features/leaving/back/own-import';
import { exportPortal } from '@/features/leaving/export/own-export';
import { type ExportFormat, formats } from '@/features/leaving/leaving.schema';
import { readPortalVersion } from '@/features/operation/backup/backup.commands';
import { getDatabaseUrl } from '@/features/operation/backup/own-backup';
import { operatorViewer } from '@/features/people/administrators.commands';
import { db } from '@/lib/db/db';
import { formatBytes, formatNumber } from '@/lib/time/format';
import type { Command, Given } from './command';
import { UsageError } from './exit-codes';
import type { Result } from './output';

const USAGE = 'ใช้: export FOLDER [--all] [--format jsonl|wxr|both]';

/** Leaving: everything as files that other programs read. */
export const exportCommands: Readonly<Record<string, Command>> = {
  export: {
    summary: 'ส่งออกทุกอย่างที่เผยแพร่ หรือทั้งหมด เป็น JSON Lines ไฟล์ และ WordPress (exports for other programs)',
    word: 'FOLDER',
    details:
      'เว็บไซต์เปิดอยู่ได้ อ่านสำเนาเดียว ณ เวลาเดียว ถูกตัดกลางคันให้สั่งซ้ำที่โฟลเดอร์เดิม ชุดที่ครบเท่านั้นมี manifest.json\nทุกช่องอธิบายไว้ใน docs/export.md นำเข้าพอร์ทัลว่างด้วย move --from FOLDER (an empty portal takes it in again)\n--all มีข้อมูลส่วนบุคคล: manifest.json บอกทุกช่อง ไม่มีรหัสผ่านและกุญแจ (with personal data, without passwords and secrets)',
    options: {
      all: { type: 'boolean', help: 'ทั้งหมดที่หน่วยงานมี รวมฉบับร่าง ประวัติ ผู้คน จดหมาย รายงาน (everything)' },
      format: { type: 'string', help: 'jsonl, wxr (WordPress) หรือ both (ค่าเริ่มต้น both)' },
    },
    run: runExport,
  },
};

async function runExport({ word, text, has, report }: Given): Promise<Result> {
  if (word === undefined) throw new UsageError(USAGE);
  const scope = has('all') ? 'all' : 'public';
  const manifest = await exportPortal(
    {
      ...{ folder: word, scope, format: readFormat(text('format')), report },
      ...{ databaseUrl: getDatabaseUrl(), version: await readPortalVersion() },
    },
    operatorViewer,
  );
  const { kinds, media, wordpress, personal, at, site, version } = manifest;
  const rows = kinds.reduce((sum, kind) => sum + kind.rows, 0);
  const items = wordpress.reduce((sum, file) => sum + file.items, 0);
  return {
    facts: {
      ...{ folder: word, scope, at, site, version, rows, personal, wordpress },
      kinds: Object.fromEntries(kinds.map(({ name, rows: number }) => [name, number])),
      ...(media && { files: media.files, bytes: media.totalBytes }),
    },
    lines: [
      `ส่งออกแล้ว: ${word} (${scope === 'all' ? 'ทั้งหมด' : 'เฉพาะที่เผยแพร่'})`,
      ...(kinds.length > 0 ? [`${formatNumber(kinds.length)} ชนิด ${formatNumber(rows)} แถว`] : []),
      ...(media ? [`ไฟล์ ${formatNumber(media.files)} · ${formatBytes(media.totalBytes)}`] : []),
      ...(wordpress.length > 0
        ? [`WordPress ${formatNumber(items)} ข่าว ใน ${formatNumber(wordpress.length)} แฟ้ม`]
        : []),
      ...(personal.length > 0
        ? [`มีข้อมูลส่วนบุคคล ${formatNumber(personal.length)} ช่อง ตามรายการใน manifest.json (personal data)`]
        : []),
    ],
  };
}

function readFormat(typed = 'both'): ExportFormat {
  const format = formats.find((one) => one === typed);
  if (!format) throw new UsageError(`--format ต้องเป็น ${formats.join(', ')}\n${USAGE}`);
  return format;
}

/** Imports an export into this portal, which must be empty: `move --from FOLDER`. */
export async function takeBack(folder: string, { report }: Given): Promise<Result> {
  // Its own pool would count as a running portal.
  await db.$disconnect();
  const { manifest, rows, files } = await takeExportIn(
    { folder, databaseUrl: getDatabaseUrl(), report },
    operatorViewer,
  );
  const { site, at, scope } = manifest;
  return {
    facts: { folder, site, at, scope, rows, files },
    lines: [
      `นำเข้าแล้วจาก ${folder}: ${formatNumber(rows)} แถว ${formatNumber(files)} ไฟล์ ตรงกับ ${site} เมื่อ ${at}`,
      'ไม่มีรหัสผ่านของใครมาด้วย: ตั้งผู้ดูแลระบบด้วย admin --user NAME แล้วให้ทุกคนตั้งรหัสผ่านใหม่ (nobody has a password yet)',
    ],
  };
}
