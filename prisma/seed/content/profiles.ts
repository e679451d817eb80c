import type { Programmes } from '@/features/organisations/profile/programmes.schema';
import { getPrefix } from './news/trades';
import { buildProgrammes } from './programmes';
import { formatProvinceLabel } from './provinces';
import { makeRandom } from './random';
import type { Organisation } from './shapes';

/** Public profile of a demo organisation, besides its address, phone number and first paragraph. */
export type ProfileSeed = {
  website: string;
  publicEmail: string;
  mapUrl: string;
  openingHours: string;
  about: string;
  pictureKey: string;
  socialLinks: Readonly<Record<string, string>>;
  programmes: Programmes;
};

/** Forms of each scene of the demo pictures. */
const FORMS = 5;

const scenesByPrefix: Readonly<Record<string, readonly string[]>> = {
  'วท.': ['building', 'workshop', 'electronics', 'robot', 'car'],
  'วก.': ['building', 'workshop', 'classroom', 'car'],
  'วช.': ['building', 'sewing', 'kitchen', 'craft'],
  'วอศ.': ['building', 'kitchen', 'craft', 'computer', 'sewing'],
  'วพณ.': ['building', 'computer', 'classroom'],
  'วษท.': ['building', 'farm'],
  'วป.': ['sea', 'building'],
};
const scenesByKind: Readonly<Record<Organisation['kind'], readonly string[]>> = {
  agency: ['city'],
  department: ['meeting', 'building', 'books'],
  unit: ['meeting', 'computer', 'classroom'],
  institute: ['building'],
  province: ['city', 'building', 'meeting'],
  college: ['building'],
};

const COLLEGE_TEXT = [
  'ผู้เรียนเลือกเรียนได้ทั้งระบบปกติและระบบทวิภาคี ซึ่งฝึกอาชีพในสถานประกอบการจริงและมีรายได้ระหว่างเรียน ครูทุกสาขาผ่านการฝึกประสบการณ์ในสถานประกอบการตามเกณฑ์ของสำนักงาน',
  'วิทยาลัยเปิดศูนย์ซ่อมสร้างเพื่อชุมชนและหลักสูตรระยะสั้นสำหรับประชาชนทั่วไปตลอดปี ผู้สนใจสอบถามกำหนดการได้ที่งานหลักสูตรระยะสั้นในวันและเวลาราชการ',
];
const texts: Readonly<Record<Organisation['kind'], readonly string[]>> = {
  agency: ['ผู้สนใจติดต่อขอข้อมูล ร่วมเป็นสถานประกอบการทวิภาคี หรือเสนอความเห็นต่อการจัดอาชีวศึกษาได้ทุกวันทำการ'],
  department: ['หน่วยงานในสังกัดให้บริการสถานศึกษาและประชาชนตามคู่มือบริการที่เผยแพร่ในหน้าเอกสาร'],
  unit: ['ติดต่อขอรับบริการได้ที่เคาน์เตอร์ของหน่วยงาน ทางโทรศัพท์ หรือทางอีเมล'],
  institute: ['รับผู้สำเร็จการศึกษาระดับ ปวส. เข้าศึกษาต่อหลักสูตรต่อเนื่องสองปี โดยเรียนร่วมกับสถานประกอบการตลอดหลักสูตร'],
  province: ['ให้คำแนะนำการเลือกเรียนสายอาชีพ ประสานการฝึกงาน และรับเรื่องร้องเรียนเกี่ยวกับสถานศึกษาในจังหวัด'],
  college: COLLEGE_TEXT,
};

const OFFICE_HOURS = 'จันทร์–ศุกร์ 08.30–16.30 น. เว้นวันหยุดราชการ';
const COLLEGE_HOURS = 'จันทร์–ศุกร์ 08.00–16.30 น.\nหลักสูตรระยะสั้น เสาร์–อาทิตย์ 09.00–16.00 น.';

/** Public profile of a demo organisation; the same at every seeding. */
export function buildProfile(organisation: Organisation): ProfileSeed {
  const { key, kind, email, code, provinceCode, about } = organisation;
  const random = makeRandom(`profile ${key}`);
  const [mailbox = 'info', host = 'agency.example.com'] = email.split('@');
  const scenes = (kind === 'college' ? scenesByPrefix[getPrefix(organisation)] : undefined) ?? scenesByKind[kind];
  const district = /อำเภอ\S+/.exec(organisation.address)?.[0] ?? '';
  const place = `${district} ${formatProvinceLabel(provinceCode)}`.trim();
  return {
    website: `https://${kind === 'college' ? 'www' : mailbox}.${host}/`,
    publicEmail: `contact.${mailbox}@${host}`,
    mapUrl: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`,
    openingHours: kind === 'college' ? COLLEGE_HOURS : OFFICE_HOURS,
    about: [about, ...texts[kind]].join('\n\n'),
    pictureKey: `${random.pick(scenes)}-${random.int(1, FORMS)}`,
    socialLinks: buildSocialLinks(kind, code),
    programmes: buildProgrammes(organisation),
  };
}

/** Invented accounts; offices of the agency have only the agency's own. */
function buildSocialLinks(kind: Organisation['kind'], code: string): Record<string, string> {
  if (kind === 'department' || kind === 'unit') return {};
  const page = `https://www.facebook.com/example.org.${code}`;
  return kind === 'college' ? { page, video: `https://www.youtube.com/@example-${code}` } : { page };
}
