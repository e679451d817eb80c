import type { Programmes } from '@/features/organisations/profile/programmes.schema';
import { getPrefix, getTrades } from './news/trades';
import { makeRandom } from './random';
import type { Organisation } from './shapes';

/** Further programmes of a college by the beginning of its short name; the branches of the news come first. */
type Pool = { certificate: readonly string[]; diploma: readonly string[]; short: readonly string[] };

const industry: Pool = {
  certificate: ['เขียนแบบเครื่องกล', 'เครื่องทำความเย็นและปรับอากาศ', 'โยธา', 'ช่างซ่อมบำรุง'],
  diploma: ['เทคนิคอุตสาหกรรม', 'เทคโนโลยีแม่พิมพ์', 'การจัดการงานก่อสร้าง', 'เทคนิคการผลิตอัจฉริยะ'],
  short: ['เดินสายไฟฟ้าในอาคาร', 'ซ่อมเครื่องปรับอากาศ', 'เชื่อมท่อด้วยไฟฟ้า', 'เขียนแบบด้วยคอมพิวเตอร์', 'ซ่อมจักรยานยนต์ไฟฟ้า'],
};
const services: Pool = {
  certificate: ['ธุรกิจค้าปลีก', 'คหกรรมศาสตร์', 'วิจิตรศิลป์', 'คอมพิวเตอร์กราฟิก', 'ภาษาต่างประเทศธุรกิจ'],
  diploma: ['ธุรกิจดิจิทัล', 'การจัดการสำนักงาน', 'ออกแบบนิเทศศิลป์', 'ธุรกิจการบิน', 'การดูแลผู้สูงอายุ'],
  short: ['เบเกอรีและกาแฟ', 'ขายสินค้าออนไลน์', 'ตัดผมและเสริมสวย', 'ภาษาอังกฤษเพื่องานบริการ', 'นวดแผนไทยเพื่อสุขภาพ'],
};
const nature: Pool = {
  certificate: ['เกษตรศาสตร์', 'ช่างกลเกษตร', 'อุตสาหกรรมเกษตร', 'ประมง'],
  diploma: ['เทคโนโลยีภูมิทัศน์', 'การจัดการธุรกิจเกษตร', 'เทคโนโลยีการผลิตพืช', 'แปรรูปสัตว์น้ำ'],
  short: ['ปลูกผักปลอดสาร', 'เลี้ยงไก่พื้นเมือง', 'ใช้โดรนเพื่อการเกษตร', 'แปรรูปผลผลิต', 'ซ่อมเครื่องยนต์เรือ'],
};
const pools: Readonly<Record<string, Pool>> = {
  'วท.': industry,
  'วก.': industry,
  'วช.': services,
  'วอศ.': services,
  'วพณ.': services,
  'วษท.': nature,
  'วป.': nature,
};

const degrees: Readonly<Record<string, readonly string[]>> = {
  institute01: ['เทคโนโลยีการผลิตพืช', 'การจัดการธุรกิจท่องเที่ยว', 'ออกแบบผลิตภัณฑ์', 'เทคโนโลยีไฟฟ้า'],
  institute02: ['เทคโนโลยีระบบขนส่งทางราง', 'เทคโนโลยีพลังงาน', 'เทคโนโลยีอาหาร', 'การบัญชี'],
  institute03: ['เทคโนโลยีอิเล็กทรอนิกส์', 'เทคโนโลยีระบบอัตโนมัติ', 'การจัดการโลจิสติกส์', 'เทคโนโลยีสารสนเทศ'],
  institute04: ['เทคโนโลยียานยนต์ไฟฟ้า', 'เทคโนโลยีหุ่นยนต์', 'เทคโนโลยีปิโตรเคมี', 'เทคโนโลยีการเชื่อม'],
  institute05: ['เทคโนโลยีการเพาะเลี้ยงสัตว์น้ำ', 'พาณิชยนาวี', 'เทคโนโลยีอาหารฮาลาล', 'การโรงแรมและการท่องเที่ยว'],
};

/** Programmes of a demo organisation by level; the same at every seeding. */
export function buildProgrammes(organisation: Organisation): Programmes {
  if (organisation.kind === 'institute') return { bachelor: [...(degrees[organisation.key] ?? [])] };
  const pool = pools[getPrefix(organisation)];
  if (organisation.kind !== 'college' || !pool) return {};
  const random = makeRandom(`programmes ${organisation.key}`);
  const branches = getTrades(organisation).map(({ branch }) => branch);
  const short = random.shuffle(pool.short).slice(0, 4);
  const certificate = [...branches, ...random.shuffle(pool.certificate).slice(0, 2)];
  if (getPrefix(organisation) === 'วช.') return { certificate, short: [...pool.short] };
  const diploma = [...branches, ...random.shuffle(pool.diploma).slice(0, 2)];
  return { certificate, diploma, short };
}
