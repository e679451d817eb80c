import { formatProvinceLabel } from './provinces';
import type { Organisation } from './shapes';

const kinds = {
  technical: ['วิทยาลัยเทคนิค', 'วท.', 'งานช่างอุตสาหกรรมและเทคโนโลยี', 'ช่างเทคนิคที่พร้อมทำงานในโรงงานและสถานประกอบการ'],
  vocational: [
    'วิทยาลัยอาชีวศึกษา',
    'วอศ.',
    'พาณิชยกรรม คหกรรม ศิลปกรรม และการท่องเที่ยว',
    'ผู้ประกอบการรุ่นใหม่และงานบริการของท้องถิ่น',
  ],
  industrial: ['วิทยาลัยการอาชีพ', 'วก.', 'หลายสาขาทั้งช่างอุตสาหกรรมและธุรกิจ', 'เยาวชนและคนทำงานในอำเภอให้มีวิชาชีพติดตัว'],
  polytechnic: ['วิทยาลัยสารพัดช่าง', 'วช.', 'หลักสูตรระยะสั้นและ ปวช.', 'ประชาชนที่ต้องการเปลี่ยนหรือเพิ่มทักษะอาชีพ'],
  agriculture: [
    'วิทยาลัยเกษตรและเทคโนโลยี',
    'วษท.',
    'พืชศาสตร์ สัตวศาสตร์ และเทคโนโลยีการเกษตร',
    'เกษตรกรรุ่นใหม่ที่ใช้เทคโนโลยีเพิ่มมูลค่าผลผลิต',
  ],
  fishery: ['วิทยาลัยประมง', 'วป.', 'การเพาะเลี้ยงสัตว์น้ำและแปรรูปอาหารทะเล', 'กำลังคนด้านประมงและเศรษฐกิจชายฝั่ง'],
  commerce: ['วิทยาลัยพณิชยการ', 'วพณ.', 'การบัญชี การตลาด และธุรกิจดิจิทัล', 'บุคลากรสายธุรกิจที่ทำงานกับข้อมูลได้'],
} as const;
type Kind = keyof typeof kinds;

/** Area digit of a Thai landline. */
const getAreaDigit = (provinceCode: string): string => {
  if (provinceCode === '10' || provinceCode === '12') return '2';
  if (provinceCode >= '80') return '7';
  if (provinceCode >= '70' || provinceCode < '30') return '3';
  return provinceCode < '50' ? '4' : '5';
};

const buildCollege = (
  number: number,
  kind: Kind,
  place: string,
  provinceCode: string,
  district: string,
  institute?: number,
): Organisation => {
  const [name, short, field, aim] = kinds[kind];
  const code = `1310016${String(number).padStart(3, '0')}`;
  return {
    key: code,
    kind: 'college',
    name: `${name}${place}`,
    shortName: `${short}${place}`,
    code,
    provinceCode,
    instituteKey: institute ? `institute0${institute}` : undefined,
    phone: `0 ${getAreaDigit(provinceCode)}990 ${1000 + number * 7}`,
    address: `${10 + number * 3} หมู่ ${1 + (number % 9)} ${district} ${formatProvinceLabel(provinceCode)} ${provinceCode}${1 + (number % 4)}00`,
    email: `pr@c${code}.example.net`,
    about: `สถานศึกษาอาชีวศึกษาใน${formatProvinceLabel(provinceCode)} เปิดสอน${field} มุ่งสร้าง${aim}`,
  };
};

export const colleges: readonly Organisation[] = [
  buildCollege(1, 'technical', 'ดอยคำ', '50', 'อำเภอหางดง', 1),
  buildCollege(2, 'technical', 'ชลธาราบูรพา', '21', 'อำเภอบ้านค่าย', 4),
  buildCollege(3, 'vocational', 'เวียงพิงคา', '50', 'อำเภอเมืองเชียงใหม่', 1),
  buildCollege(4, 'agriculture', 'แม่ธารหลวง', '50', 'อำเภอแม่แตง', 1),
  buildCollege(5, 'industrial', 'ภูสันเขา', '50', 'อำเภอฝาง', 1),
  buildCollege(6, 'technical', 'ล้านนาตะวันออก', '57', 'อำเภอเมืองเชียงราย', 1),
  buildCollege(7, 'industrial', 'เขลางค์ใต้', '52', 'อำเภอเกาะคา', 1),
  buildCollege(8, 'vocational', 'นันทบุรีเหนือ', '55', 'อำเภอภูเพียง', 1),
  buildCollege(9, 'polytechnic', 'หริภุญไชยใหม่', '51', 'อำเภอเมืองลำพูน', 1),
  buildCollege(10, 'technical', 'แก่นคูณ', '40', 'อำเภอเมืองขอนแก่น', 2),
  buildCollege(11, 'industrial', 'หนองแสงดาว', '40', 'อำเภอชุมแพ', 2),
  buildCollege(12, 'agriculture', 'ทุ่งมูลชี', '40', 'อำเภอบ้านไผ่', 2),
  buildCollege(13, 'technical', 'ลำตะคองพัฒนา', '30', 'อำเภอสีคิ้ว', 2),
  buildCollege(14, 'vocational', 'โคราชบูรพาศิลป์', '30', 'อำเภอเมืองนครราชสีมา', 2),
  buildCollege(15, 'technical', 'ดอกจานงาม', '34', 'อำเภอวารินชำราบ', 2),
  buildCollege(16, 'industrial', 'ภูกระแต', '42', 'อำเภอวังสะพุง', 2),
  buildCollege(17, 'polytechnic', 'หนองประจักษ์ใต้', '41', 'อำเภอเมืองอุดรธานี', 2),
  buildCollege(18, 'agriculture', 'ภูพานทอง', '47', 'อำเภอพังโคน', 2),
  buildCollege(19, 'technical', 'สี่แควนที', '60', 'อำเภอเมืองนครสวรรค์', 3),
  buildCollege(20, 'industrial', 'บึงสวรรค์', '60', 'อำเภอชุมแสง', 3),
  buildCollege(21, 'agriculture', 'ทุ่งปากน้ำโพ', '60', 'อำเภอพยุหะคีรี', 3),
  buildCollege(22, 'technical', 'กรุงเก่าพัฒนา', '14', 'อำเภออุทัย', 3),
  buildCollege(23, 'vocational', 'ละโว้ธานี', '16', 'อำเภอเมืองลพบุรี', 3),
  buildCollege(24, 'technical', 'สองแควอุตสาหกรรม', '65', 'อำเภอเมืองพิษณุโลก', 3),
  buildCollege(25, 'industrial', 'ลุ่มท่าจีน', '72', 'อำเภอสองพี่น้อง', 3),
  buildCollege(26, 'technical', 'มาบทรายทอง', '21', 'อำเภอนิคมพัฒนา', 4),
  buildCollege(27, 'vocational', 'เกาะแก้วบูรพา', '21', 'อำเภอแกลง', 4),
  buildCollege(28, 'technical', 'อ่าวบางพระใหม่', '20', 'อำเภอศรีราชา', 4),
  buildCollege(29, 'industrial', 'แปดริ้วรุ่งเรือง', '24', 'อำเภอบางคล้า', 4),
  buildCollege(30, 'agriculture', 'จันทบูรพฤกษา', '22', 'อำเภอมะขาม', 4),
  buildCollege(31, 'fishery', 'ปากอ่าวตราด', '23', 'อำเภอแหลมงอบ', 4),
  buildCollege(32, 'technical', 'สองทะเล', '90', 'อำเภอหาดใหญ่', 5),
  buildCollege(33, 'fishery', 'ทะเลสาบใต้', '90', 'อำเภอสิงหนคร', 5),
  buildCollege(34, 'vocational', 'ร่มเกล้าทักษิณ', '90', 'อำเภอเมืองสงขลา', 5),
  buildCollege(35, 'technical', 'ท่าตาปี', '84', 'อำเภอพุนพิน', 5),
  buildCollege(36, 'industrial', 'เกาะสมุทรไทย', '84', 'อำเภอเกาะสมุย', 5),
  buildCollege(37, 'vocational', 'อันดามันพัฒนา', '83', 'อำเภอถลาง', 5),
  buildCollege(38, 'technical', 'ทุ่งวิชา', '10', 'เขตทุ่งวิชา'),
  buildCollege(39, 'commerce', 'พระนครบูรพา', '10', 'เขตบางวิชาชีพ'),
  buildCollege(40, 'polytechnic', 'ริมเจ้าพระยา', '12', 'อำเภอบางกรวย'),
  buildCollege(99, 'polytechnic', 'เมืองเก่าสุโขทัย', '64', 'อำเภอเมืองสุโขทัย'),
];

/** A closed college: its account can't log in, and it publishes nothing new. */
export const CLOSED_COLLEGE_CODE = '1310016099';
