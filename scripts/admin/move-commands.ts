import { basename, resolve } from 'node:path';
import { isFolder } from '@/features/leaving/export/export-folder';
import { dropMessages } from '@/features/moving/drop.messages';
import { moveFromLegacy } from '@/features/moving/legacy/move-from-legacy';
import type { PictureWish } from '@/features/moving/moving.schema';
import { findReport, type MoveReport } from '@/features/moving/runs/report.queries';
import { undoMove } from '@/features/moving/runs/undo.commands';
import { moveFromWordpress } from '@/features/moving/wordpress/move-from-wordpress';
import { operatorViewer } from '@/features/people/administrators.commands';
import { getCurrentMs } from '@/lib/time/current-time';
import { formatNumber } from '@/lib/time/format';
import { DAY_MS, HOUR_MS } from '@/lib/time/units';
import type { Command, Given } from './command';
import { EXIT, UsageError } from './exit-codes';
import { takeBack } from './export-commands';
import { DECISIONS_USAGE, decide, listConflicts, mapNames } from './move-decisions';
import { proveMove } from './move-proof';
import type { Result } from './output';

const USAGE =
  'ใช้: move --from https://old.example/apis --api-key K [--media-base URL] [--since 2d] [--pictures all|none|first-reader|YEARS] [--dry-run] หรือ move --from FILE.xml [--pages] [--media-base URL] หรือ move --from FOLDER ที่ส่งออกไว้ หรือ move undo RUN หรือ move report RUN หรือ move proof SOURCE [--api-key K] หรือ ' +
  DECISIONS_USAGE;
const UNITS: Readonly<Record<string, number>> = { h: HOUR_MS, d: DAY_MS };
/** Pause between two requests unless it is given, and the longest, in milliseconds. */
const DEFAULT_PACE = 250;
const MAX_PACE = 60_000;
const MAX_YEARS = 50;

const WORDPRESS_HELP = [
  '',
  'จาก WordPress: ส่งออกจากเมนู เครื่องมือ → ส่งออก → เนื้อหาทั้งหมด แล้วสั่ง move --from FILE.xml (ไม่ใช้ --api-key)',
  'อ่านไฟล์ WXR 1.0–1.2 ทีละส่วน ไฟล์ใหญ่หลายกิกะไบต์ก็ได้ ไฟล์ที่เสียหรือขาดอ่านเท่าที่อ่านได้ และบอกในรายงาน',
  'ได้เรื่อง (post) พร้อมภาพปก ภาพในเนื้อข่าว แกลเลอรี หมวดหมู่ วันที่ และที่อยู่เดิม ชื่อผู้เขียนที่ตรงกับชื่อหน่วยงานเป็นของหน่วยงานนั้น',
  'ฉบับร่างและรอตรวจเป็นฉบับร่าง ส่วนตัวและมีรหัสผ่านเป็นซ่อน ถังขยะและความคิดเห็นไม่นำมา แต่บอกในรายงาน',
  'บล็อกและ shortcode กลายเป็นสิ่งที่ตัวแก้ไขของเว็บนี้รู้จัก ที่ไม่รู้จักบอกในรายงาน ลิงก์ระหว่างข่าวชี้มาที่ข่าวบนเว็บนี้',
  'ภาพดึงจากเว็บเดิม หรือจาก --media-base ไฟล์ใหม่ของเว็บเดียวกันเขียนเฉพาะข่าวที่เปลี่ยน (later files of a site update what changed)',
];

/** Moving in from an older portal, or from a WordPress file. */
export const moveCommands: Readonly<Record<string, Command>> = {
  move: {
    summary: 'ย้ายข่าวจากเว็บเดิมที่ยังเปิดอยู่ หรือจากไฟล์ของ WordPress ทำซ้ำได้ เขียนเฉพาะที่เปลี่ยน (moves a site in)',
    word: '[undo RUN | report RUN | conflicts RUN | proof SOURCE | decide RUN here|there [ID] | map SOURCE …]',
    words: 5,
    details: [
      'ถูกตัดกลางคันให้สั่งซ้ำ งานเดิมจะทำต่อ ข่าวที่แก้บนเว็บนี้แล้วไม่ถูกเขียนทับ ไม่มีการแจ้งผู้อ่าน\n--dry-run รายงานโดยไม่เขียน · undo ย้อนทั้งครั้ง หากยังไม่มีผู้แก้ไข · report แสดงรายงานอีกครั้ง\nconflicts, decide, map ทำอย่างเดียวกับหน้าย้ายจากเว็บเดิม: ข่าวที่ขัดกัน คำตัดสิน และชื่อที่จับคู่กับของที่นี่\nproof ตรวจเทียบเว็บเดิม (หมายเลขหรือที่อยู่ของ API) กับเว็บนี้: จำนวน ข่าวที่สุ่ม 500 ข่าว ที่อยู่เดิมทุกที่อยู่ และไฟล์ที่หาไม่พบ\nมีข่าวที่ต้องดูให้รหัสจบ 4 (items that need a look end with 4)',
      ...WORDPRESS_HELP,
    ].join('\n'),
    options: {
      from: {
        type: 'string',
        help: 'ที่อยู่ของ API เดิม ไฟล์ส่งออกของ WordPress หรือโฟลเดอร์ที่ส่งออกไว้ (address of the old calls, a WXR file, or folder of an export)',
      },
      pages: { type: 'boolean', help: 'WordPress: นำหน้า (page) มาเป็นข่าวด้วย (takes pages too)' },
      'api-key': { type: 'string', help: 'ApiKey ของเว็บเดิม' },
      'media-base': {
        type: 'string',
        help: 'โฟลเดอร์ของภาพที่เว็บเดิมบอกเพียงชื่อ; WordPress: ที่อยู่แทน …/wp-content/uploads (folder of pictures)',
      },
      since: { type: 'string', help: 'เฉพาะข่าวในช่วงหลัง เช่น 2d หรือ 12h (newest items only)' },
      pictures: {
        type: 'string',
        help: 'all, none, จำนวนปีล่าสุดที่ดึงก่อน (ที่เหลือเว็บนี้ดึงเองภายหลัง) หรือ first-reader (ดึงเมื่อมีผู้อ่านข่าว) สองแบบหลังเก็บ ApiKey แบบเข้ารหัสไว้',
      },
      pace: { type: 'string', help: 'เวลาพักระหว่างคำขอ มิลลิวินาที (ค่าเริ่มต้น 250)' },
      seed: { type: 'string', help: 'เลขสุ่มของ proof: เลขเดิมสุ่มได้ข่าวชุดเดิม (the same items again)' },
      'dry-run': { type: 'boolean', help: 'รายงานเท่านั้น ไม่เขียนอะไร (writes nothing)' },
      private: {
        type: 'boolean',
        help: 'เว็บเดิมอยู่ในเครือข่ายภายในของหน่วยงาน: อนุญาตที่อยู่ภายในเฉพาะเครื่องนั้น (allows its private address)',
      },
    },
    run: runMoveCommand,
  },
};

async function runMoveCommand(given: Given): Promise<Result> {
  const [verb, typed] = given.words;
  if (verb === undefined) return moveIn(given);
  const others = { conflicts: listConflicts, decide, map: mapNames }[verb];
  if (others) return others(given.words.slice(1));
  if (verb === 'proof') return proveMove(given, readPace(given.text('pace')));
  if (given.words.length > 2) throw new UsageError(USAGE);
  const id = /^[1-9]\d{0,8}$/.test(typed ?? '') ? Number(typed) : undefined;
  if (id === undefined || (verb !== 'undo' && verb !== 'report')) throw new UsageError(USAGE);
  if (verb === 'report') return describeReport(await findReport(id));
  const step = 'ย้อนการย้าย';
  const { items } = await undoMove(id, operatorViewer, (done) => given.report({ step, detail: formatNumber(done) }));
  return { facts: { run: id, undone: items }, lines: [`ย้อนการย้ายครั้งที่ ${id} แล้ว: ${formatNumber(items)} ข่าว (undone)`] };
}

async function moveIn(given: Given): Promise<Result> {
  const { text, has, report } = given;
  const folder = text('from');
  if (folder !== undefined && (await isFolder(folder))) return takeBack(folder, given);
  const [from, apiKey] = [text('from'), text('api-key')];
  if (from !== undefined && !/^https?:/i.test(from)) return moveFileIn(from, given);
  if (from === undefined || apiKey === undefined) throw new UsageError(USAGE);
  const { id } = await moveFromLegacy(
    {
      ...{ from, apiKey, mediaBase: text('media-base'), isPrivate: has('private'), isDry: has('dry-run') },
      since: readSince(text('since')),
      options: { paceMs: readPace(text('pace')), pictures: readPictures(text('pictures')) },
    },
    operatorViewer,
    report,
  );
  return describeReport(await findReport(id));
}

async function moveFileIn(from: string, { text, has, report }: Given): Promise<Result> {
  if (text('api-key') !== undefined) throw new UsageError(USAGE);
  // npm runs commands in the portal's folder; the file is named from where they were typed.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), from);
  const { id } = await moveFromWordpress(
    {
      ...{
        file,
        name: basename(file),
        mediaBase: text('media-base'),
        isPrivate: has('private'),
        isDry: has('dry-run'),
      },
      since: readSince(text('since')),
      options: { paceMs: readPace(text('pace')), pictures: readPictures(text('pictures')), pages: has('pages') },
    },
    operatorViewer,
    report,
  );
  return describeReport(await findReport(id));
}

/** Reads `2d` or `12h` as the moment so long ago. */
function readSince(typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined;
  const [, amount, unit = ''] = /^([1-9]\d{0,4})([dh])$/.exec(typed) ?? [];
  const ms = UNITS[unit];
  if (amount === undefined || ms === undefined) throw new UsageError(`--since ต้องเป็น เช่น 2d หรือ 12h\n${USAGE}`);
  return new Date(getCurrentMs() - Number(amount) * ms);
}

function readPace(typed: string | undefined): number {
  const pace = typed === undefined ? DEFAULT_PACE : Number(/^\d{1,6}$/.test(typed) ? typed : Number.NaN);
  if (!(pace <= MAX_PACE)) throw new UsageError(`--pace ต้องเป็น 0 ถึง ${MAX_PACE}\n${USAGE}`);
  return pace;
}

function readPictures(typed = 'all'): PictureWish {
  if (typed === 'all' || typed === 'none' || typed === 'first-reader') return typed;
  const years = Number(/^[1-9]\d?$/.test(typed) ? typed : Number.NaN);
  if (!(years <= MAX_YEARS)) throw new UsageError(`--pictures ต้องเป็น all, none, first-reader หรือจำนวนปี\n${USAGE}`);
  return years;
}

/** Report as facts and lines; a run that the source stopped has failed, one with items to look at has findings. */
function describeReport(report: MoveReport): Result {
  const { id, counts, counted, listed, dropped, items, missingFiles, unknownOffices, remarks, problem, isDry } = report;
  const toLook = counts.conflict + counts.failed;
  const lines = [
    `การย้ายครั้งที่ ${id}${isDry ? ' (ลองดู ไม่เขียน)' : ''} จาก ${report.address}`,
    `เว็บเดิมนับ ${format(counted)} แสดง ${format(listed)} ข่าว`,
    `เขียน ${format(counts.written)} · เหมือนเดิม ${format(counts.unchanged)} · ขัดกัน ${format(counts.conflict)} · ไม่สำเร็จ ${format(counts.failed)} · หายไป ${format(counts.gone)}`,
    ...(counts.picturesWait > 0 ? [`ภาพของ ${format(counts.picturesWait)} ข่าวยังไม่ได้ดึง`] : []),
    ...(missingFiles > 0 ? [`ไฟล์ที่หาไม่พบ ${format(missingFiles)}`] : []),
    ...dropped.map((one) => `ไม่ได้นำมา: ${dropMessages[one.kind] ?? one.kind} ใน ${format(one.items)} แห่ง`),
    ...unknownOffices.map((name) => `ไม่พบหน่วยงาน: ${name}`),
    ...remarks.map(({ text, detail }) => (detail ? `${text}: ${detail}` : text)),
    ...items.map((one) => `ข่าว ${one.oldId}: ${one.reason}`),
    ...(problem ? [`หยุด: ${problem}`] : []),
  ];
  const code = problem ? EXIT.failed : toLook > 0 ? EXIT.findings : EXIT.done;
  return { code, facts: { run: id, ...report }, lines };
}

const format = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));
