import { formatProvinceLabel, provinces } from './provinces';
import type { Organisation } from './shapes';

const buildInstitute = (
  number: number,
  provinceCode: string,
  name: string,
  shortName: string,
  phone: string,
  address: string,
  about: string,
): Organisation => ({
  key: `institute0${number}`,
  kind: 'institute',
  name,
  shortName,
  code: `13900000${number}0`,
  provinceCode,
  phone,
  address: `${address} ${formatProvinceLabel(provinceCode)} ${provinceCode}000`,
  email: `institute0${number}@institute.example.org`,
  about,
});

export const institutes: readonly Organisation[] = [
  buildInstitute(
    1,
    '50',
    'สถาบันอาชีวศึกษาเวียงพิงคา',
    'สอ.เวียงพิงคา',
    '0 5390 0101',
    '88 ถนนวงแหวนเหนือ อำเภอเมืองเชียงใหม่',
    'จัดการศึกษาระดับปริญญาตรีสายปฏิบัติการของกลุ่มสถานศึกษาภาคเหนือ เน้นเทคโนโลยีเกษตรที่สูง งานสร้างสรรค์ และการท่องเที่ยว',
  ),
  buildInstitute(
    2,
    '40',
    'สถาบันอาชีวศึกษาลุ่มน้ำมูลชี',
    'สอ.ลุ่มน้ำมูลชี',
    '0 4390 0102',
    '15 ถนนมิตรวิชาชีพ อำเภอเมืองขอนแก่น',
    'ดูแลเครือข่ายสถานศึกษาภาคตะวันออกเฉียงเหนือ พัฒนากำลังคนด้านระบบราง พลังงานทดแทน และอุตสาหกรรมอาหาร',
  ),
  buildInstitute(
    3,
    '14',
    'สถาบันอาชีวศึกษาทุ่งเจ้าพระยา',
    'สอ.ทุ่งเจ้าพระยา',
    '0 3590 0103',
    '200 ถนนสายช่าง อำเภอพระนครศรีอยุธยา',
    'รวมสถานศึกษาในภาคกลางและภาคเหนือตอนล่าง เชี่ยวชาญด้านอิเล็กทรอนิกส์ ระบบอัตโนมัติ และโลจิสติกส์',
  ),
  buildInstitute(
    4,
    '21',
    'สถาบันอาชีวศึกษาชายฝั่งบูรพา',
    'สอ.ชายฝั่งบูรพา',
    '0 3890 0104',
    '9 ถนนนิคมพัฒนา อำเภอเมืองระยอง',
    'ผลิตช่างเทคนิคขั้นสูงรองรับอุตสาหกรรมชายฝั่งตะวันออก ทั้งยานยนต์ไฟฟ้า หุ่นยนต์ และปิโตรเคมี',
  ),
  buildInstitute(
    5,
    '90',
    'สถาบันอาชีวศึกษาทักษิณสมุทร',
    'สอ.ทักษิณสมุทร',
    '0 7490 0105',
    '41 ถนนเลียบทะเลสาบ อำเภอเมืองสงขลา',
    'สนับสนุนสถานศึกษาภาคใต้ด้านการประมง พาณิชยนาวี อาหารฮาลาล และการท่องเที่ยวอย่างยั่งยืน',
  ),
];

const buildOffice = (number: number, provinceCode: string, phone: string, street: string): Organisation => {
  const name = provinces.find((entry) => entry.code === provinceCode)?.name ?? '';
  return {
    key: `province0${number}`,
    kind: 'province',
    name: `สำนักงานอาชีวศึกษาแห่งชาติ จังหวัด${name}`,
    shortName: `สอช.${name}`,
    code: `138000${provinceCode}00`,
    provinceCode,
    phone,
    address: `ศูนย์ราชการจังหวัด${name} ${street} อำเภอเมือง จังหวัด${name} ${provinceCode}000`,
    email: `province0${number}@province.example.org`,
    about: `ประสานงานและกำกับดูแลการจัดอาชีวศึกษาทั้งภาครัฐและเอกชนในจังหวัด${name} เชื่อมแผนพัฒนากำลังคนของจังหวัดกับสถานศึกษาและสถานประกอบการในพื้นที่`,
  };
};

export const provincialOffices: readonly Organisation[] = [
  buildOffice(1, '50', '0 5390 0201', 'ถนนโชตนาใหม่'),
  buildOffice(2, '40', '0 4390 0202', 'ถนนศูนย์ราชการ'),
  buildOffice(3, '60', '0 5690 0203', 'ถนนสวรรค์วิถีใหม่'),
  buildOffice(4, '21', '0 3890 0204', 'ถนนสุขุมบูรพา'),
  buildOffice(5, '90', '0 7490 0205', 'ถนนราชดำเนินนอก'),
  buildOffice(6, '84', '0 7790 0206', 'ถนนดอนนกใหม่'),
];
