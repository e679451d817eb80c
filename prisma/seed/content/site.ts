import type { SiteSeed } from './shapes';

export const site: SiteSeed = {
  agencyName: 'สำนักงานอาชีวศึกษาแห่งชาติ',
  agencyNameEn: 'National Vocational Education Agency',
  addressEn: '99 Ratchadamnoen Nok Road, Dusit, Bangkok 10300, Thailand',
  aboutEn: [
    'Vocational Education News is the news and public-relations portal of the National Vocational Education Agency.',
    'Colleges, provincial offices, institutes and the central offices publish their news here: admissions, scholarships, competitions, cooperation with industry, and services to the public.',
  ].join('\n'),
  agencyShortName: 'สอช.',
  brandTh: 'ข่าวอาชีวศึกษา',
  brandEn: 'Vocational Education News',
  slogan: 'ข่าวถูกต้อง ทันเหตุการณ์ จากสถานศึกษาทั่วประเทศ',
  address: '99 ถนนราชดำเนินนอก แขวงดุสิต เขตดุสิต กรุงเทพมหานคร 10300',
  phone: '0 2123 4567',
  fax: '0 2123 4568',
  email: 'info@agency.example.com',
  officeHours: 'วันจันทร์ถึงวันศุกร์ เวลา 08.30–16.30 น. เว้นวันหยุดราชการ',
  creditLine: 'พัฒนาโดยทีมงานข่าวอาชีวศึกษา',
  aboutHtml: [
    '<p>ข่าวอาชีวศึกษาเป็นศูนย์รวมข่าวสารของสำนักงานอาชีวศึกษาแห่งชาติ เผยแพร่ข่าวจากสถานศึกษา อาชีวศึกษาจังหวัด สถาบันการอาชีวศึกษา และหน่วยงานส่วนกลาง</p>',
    '<h2>ภารกิจ</h2>',
    '<ul><li>เผยแพร่ข่าวสารที่ถูกต้องและเป็นประโยชน์ต่อนักเรียน นักศึกษา ผู้ปกครอง และสถานประกอบการ</li>',
    '<li>เป็นช่องทางกลางให้สถานศึกษาทุกแห่งประชาสัมพันธ์ผลงานและกิจกรรม</li>',
    '<li>รับฟังความคิดเห็นของประชาชนเพื่อนำไปปรับปรุงงานบริการ</li></ul>',
  ].join(''),
};
