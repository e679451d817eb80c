import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getMediaStore } from '@/features/media/media.store';
import { getBackupFolder, listBackups } from '@/features/operation/backup/backup-folder';
import type { BackupManifest } from '@/features/operation/backup/manifest.schema';
import { backUp, getDatabaseUrl } from '@/features/operation/backup/own-backup';
import { holdOwnDrill } from '@/features/operation/drill/drill.commands';
import { OperationRefused } from '@/features/operation/operation.errors';
import { checkRemote, isRemote, listRemote, openRemote, readRemoteManifest } from '@/features/operation/remote/remote';
import { fetchBackup } from '@/features/operation/remote/remote.commands';
import {
  assertSound,
  findBackup,
  markForRestore,
  openBackup,
  restoreBackup,
} from '@/features/operation/restore/restore.commands';
import { RESTORED_SETTINGS, unlockSecrets, writeSecrets } from '@/features/operation/restore/restore-secrets';
import { endEverySession, operatorViewer } from '@/features/people/administrators.commands';
import { env } from '@/lib/env/env';
import { formatBytes, formatNumber } from '@/lib/time/format';
import type { Command, Given } from './command';
import { EXIT, UsageError } from './exit-codes';
import type { Result } from './output';
import { readPassword, readSecretLine } from './read-password';

const folder = { type: 'string', help: 'โฟลเดอร์ของชุดสำรอง แทนค่า BACKUP_DIR (folder of the backups)' } as const;
const passphrase = {
  type: 'boolean',
  help: 'ถามวลีผ่าน หรืออ่านจากอินพุตมาตรฐาน แทนค่า BACKUP_PASSPHRASE (asks for the passphrase)',
} as const;
/** Length of a passphrase, as of the setting. */
const MIN_PASSPHRASE = 16;

/** Backup and restore. */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup: {
    summary: 'สำรองฐานข้อมูล ไฟล์ และความลับ ขณะเว็บไซต์เปิดอยู่ได้ (makes a backup)',
    details:
      'ชุดที่ถูกตัดกลางคันมีชื่อลงท้าย .partial และใช้ไม่ได้ ชุดเก่าลบตาม BACKUP_KEEP_DAYS และ BACKUP_KEEP_MONTHS\nไม่มีวลีผ่าน = ไม่มีความลับในชุดสำรอง รหัสผ่านของทุกคนจะใช้ไม่ได้บนเครื่องใหม่ (without a passphrase there are no secrets in it)',
    options: {
      folder,
      passphrase,
      list: { type: 'boolean', help: 'เพียงแสดงชุดสำรองที่มี ในเครื่องและใน BACKUP_S3 (only lists the backups)' },
    },
    run: makeBackup,
  },
  restore: {
    summary: 'กู้คืนลงฐานข้อมูลว่าง หรือที่ทำเครื่องหมายไว้ (restores a backup)',
    word: '[ชื่อ โฟลเดอร์ หรือ s3://ถัง/โฟลเดอร์ ของชุดสำรอง ไม่ระบุ = ล่าสุด]',
    details:
      'ตรวจทุกแฟ้มก่อน แล้วกู้คืน ปรับโครงสร้างเป็นรุ่นปัจจุบัน ตรวจจำนวนแถวและบันทึกการใช้งาน และให้ทุกคนเข้าสู่ระบบใหม่\nหยุดเว็บไซต์ก่อน ถ้าถูกตัดกลางคัน ให้สั่งซ้ำ (stop the portal first; repeat it if it was interrupted)',
    options: {
      folder,
      passphrase,
      mark: {
        type: 'boolean',
        help: 'เพียงอนุญาตให้การกู้คืนภายใน 24 ชั่วโมงแทนที่ข้อมูลทั้งหมดในฐานข้อมูลนี้ (allows the next restore to replace everything)',
      },
      check: { type: 'boolean', help: 'เพียงตรวจทุกแฟ้มของชุดสำรอง ไม่กู้คืน (only checks every file)' },
      'without-secrets': { type: 'boolean', help: 'กู้คืนโดยไม่ใช้ความลับในชุดสำรอง (leaves the secrets of this machine)' },
    },
    run: restore,
  },
  drill: {
    summary: 'ซ้อมกู้คืนชุดล่าสุดลงฐานข้อมูลชั่วคราว แล้วลบทิ้ง (proves that the newest backup can be restored)',
    details: 'เว็บไซต์เปิดอยู่ได้ ผลเป็นบรรทัดหนึ่งใน drills.jsonl ของโฟลเดอร์ชุดสำรอง (each result is recorded)',
    options: { folder },
    run: drill,
  },
};

async function makeBackup({ text, has, report }: Given): Promise<Result> {
  if (has('list')) return listAll(text('folder') ?? getBackupFolder());
  const typed = has('passphrase') ? await readPassword('วลีผ่าน') : undefined;
  if (typed !== undefined && typed.length < MIN_PASSPHRASE)
    throw new UsageError(`วลีผ่านต้องยาวอย่างน้อย ${MIN_PASSPHRASE} ตัวอักษร (at least ${MIN_PASSPHRASE} characters)`);
  const { manifest, path, copiedMedia, deleted, sent } = await backUp({
    folder: text('folder'),
    passphrase: typed,
    report,
  });
  return {
    facts: { path, ...describe(manifest), copiedMedia, deleted, sent },
    lines: [
      `สำรองแล้ว: ${path}`,
      summarize(manifest),
      `ไฟล์ใหม่ ${formatNumber(copiedMedia)}${deleted.length > 0 ? ` · ลบชุดเก่า ${deleted.length} ชุด` : ''}`,
      ...(sent === undefined ? [] : [`ส่งไป ${env.BACKUP_S3} แล้ว ${formatNumber(sent)} แฟ้ม`]),
      ...(manifest.secrets ? [] : ['ไม่มีความลับในชุดนี้ เพราะไม่มีวลีผ่าน: ตั้ง BACKUP_PASSPHRASE (no secrets in it)']),
    ],
  };
}

async function restore(given: Given): Promise<Result> {
  const { word, text, has, report } = given;
  if (has('mark')) return mark();
  if (word !== undefined && isRemote(word)) return restoreRemote(given, word);
  const found = await findBackup(text('folder') ?? getBackupFolder(), word);
  const { manifest, media } = await openBackup(found.folder, found.path, report);
  if (has('check')) return { facts: describe(manifest), lines: [`ครบถ้วน: ${found.path}`, summarize(manifest)] };
  const secrets = await findSecrets(given, found.path, manifest);
  const done = await restoreBackup({
    ...found,
    ...{ databaseUrl: getDatabaseUrl(), manifest, media, store: getMediaStore(), report },
    afterwards: async () => {
      if (secrets) await writeSecrets(secrets, manifest.name);
      await endEverySession({}, operatorViewer);
    },
  });
  return {
    facts: { ...describe(manifest), ...done, secrets: secrets !== undefined },
    lines: [
      `กู้คืนแล้วจาก ${found.path}`,
      summarize(manifest),
      `ตรวจแล้ว: จำนวนแถวทุกตาราง และบันทึกการใช้งาน ${formatNumber(done.auditRows)} รายการ · ปรับโครงสร้างเพิ่ม ${done.migrated.length} ขั้น`,
      'ทุกคนต้องเข้าสู่ระบบใหม่ (every session has ended)',
      ...(secrets ? [`ค่าตั้งของเครื่องเดิมอยู่ที่ ${env.DATA_DIR}/${RESTORED_SETTINGS} (settings of the old machine)`] : []),
    ],
  };
}

async function listAll(folder: string): Promise<Result> {
  const here = await listBackups(folder);
  const there = env.BACKUP_S3 === undefined ? undefined : (await listRemote(await openRemote(env.BACKUP_S3))).names;
  return {
    facts: { folder, backups: here, ...(there && { remote: env.BACKUP_S3, remoteBackups: there }) },
    lines: [
      `${folder}: ${here.length} ชุด`,
      ...here.map((name) => `  ${name}`),
      ...(there ? [`${env.BACKUP_S3}: ${there.length} ชุด`, ...there.map((name) => `  ${name}`)] : []),
    ],
  };
}

/** Folder into which backups are fetched from afar, in `DATA_DIR`; deleted when they are restored. */
const FETCHED = 'fetched-backups';

async function restoreRemote(given: Given, address: string): Promise<Result> {
  const remote = await openRemote(address);
  if (given.has('check')) {
    const name = remote.name ?? (await listRemote(remote)).names.at(-1);
    if (name === undefined) throw new OperationRefused(`ไม่มีชุดสำรองใน ${remote.address} (no backup there)`);
    const manifest = await readRemoteManifest(remote, name);
    assertSound(await checkRemote(remote, manifest));
    return { facts: describe(manifest), lines: [`ครบถ้วน: ${remote.address}${name}`, summarize(manifest)] };
  }
  const fetched = resolve(env.DATA_DIR, FETCHED);
  const name = await fetchBackup(remote, remote.name, fetched, given.report);
  const text = (option: string) => (option === 'folder' ? fetched : given.text(option));
  const result = await restore({ ...given, word: name, text });
  await rm(fetched, { recursive: true, force: true });
  return result;
}

async function drill({ text, report }: Given): Promise<Result> {
  const result = await holdOwnDrill(report, text('folder'));
  const { ok, backup = '-', seconds, rows = 0, media = 0, auditRows = 0, problem = '', pages } = result;
  if (!ok) return { code: EXIT.findings, facts: result, lines: [`กู้คืน ${backup} ไม่สำเร็จ: ${problem}`] };
  return {
    facts: result,
    lines: [
      `กู้คืน ${backup} ได้ครบใน ${formatNumber(seconds)} วินาที: ${formatNumber(rows)} แถว ไฟล์ ${formatNumber(media)} บันทึกการใช้งาน ${formatNumber(auditRows)}`,
      pages
        ? `วาดหน้าเว็บ ${pages.drawn} หน้า เทียบกับเว็บไซต์ที่เปิดอยู่ ${pages.compared} หน้า`
        : 'ไม่ได้วาดหน้าเว็บ เพราะยังไม่ได้สร้างระบบ (there is no build)',
    ],
  };
}

async function mark(): Promise<Result> {
  await markForRestore(getDatabaseUrl());
  return {
    facts: { marked: true },
    lines: ['อนุญาตแล้ว: การกู้คืนภายใน 24 ชั่วโมงจะแทนที่ข้อมูลทั้งหมดในฐานข้อมูลนี้ (the next restore may replace everything)'],
  };
}

async function findSecrets({ has }: Given, path: string, manifest: BackupManifest) {
  if (!manifest.secrets || has('without-secrets')) return undefined;
  const isTyped = has('passphrase') || (env.BACKUP_PASSPHRASE === undefined && process.stdin.isTTY);
  const given = isTyped ? await readSecretLine('วลีผ่าน') : env.BACKUP_PASSPHRASE;
  if (given !== undefined) return unlockSecrets(path, manifest, given);
  throw new OperationRefused(
    'ชุดสำรองนี้มีความลับ ให้ตั้ง BACKUP_PASSPHRASE หรือใช้ --passphrase หรือ --without-secrets (a passphrase is needed)',
  );
}

const describe = ({ name, at, version, tables, media, migrations, secrets }: BackupManifest) => ({
  ...{ name, at, version, schema: migrations.at(-1)?.name, tables: tables.length },
  ...{ rows: tables.reduce((sum, { rows }) => sum + rows, 0), media: media.files, hasSecrets: secrets !== undefined },
});

function summarize(manifest: BackupManifest): string {
  const { rows, tables, media } = describe(manifest);
  return `${formatNumber(tables)} ตาราง ${formatNumber(rows)} แถว · ไฟล์ ${formatNumber(media)} (${formatBytes(manifest.media.totalBytes)})`;
}
