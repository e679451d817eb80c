/** The demo agency's list, modelled on the assessment's open-data part (OIT); the real one changes every year. */
const parts: readonly (readonly [part: string, titles: readonly string[]])[] = [
  [
    'ข้อมูลพื้นฐาน',
    ['โครงสร้าง', 'ข้อมูลผู้บริหาร', 'อำนาจหน้าที่', 'ข้อมูลการติดต่อ', 'ข่าวประชาสัมพันธ์', 'Q&A', 'แผนยุทธศาสตร์หรือแผนพัฒนาหน่วยงาน'],
  ],
  [
    'การบริหารงานและงบประมาณ',
    [
      'แผนและความก้าวหน้าในการดำเนินงานและการใช้งบประมาณประจำปี',
      'รายงานผลการดำเนินงานประจำปี',
      'คู่มือหรือแนวทางการปฏิบัติงานของเจ้าหน้าที่',
      'คู่มือหรือแนวทางการให้บริการสำหรับผู้รับบริการ',
      'ข้อมูลสถิติการให้บริการ',
      'E-Service',
    ],
  ],
  [
    'การจัดซื้อจัดจ้าง',
    [
      'รายการการจัดซื้อหรือจัดจ้างและความก้าวหน้า',
      'ประกาศต่าง ๆ เกี่ยวกับการจัดซื้อจัดจ้าง',
      'สรุปผลการจัดซื้อจัดจ้างรายเดือน',
      'รายงานสรุปผลการจัดซื้อจัดจ้างประจำปี',
    ],
  ],
  [
    'การบริหารและพัฒนาทรัพยากรบุคคล',
    [
      'แผนการบริหารและพัฒนาทรัพยากรบุคคล',
      'รายงานผลการบริหารและพัฒนาทรัพยากรบุคคลประจำปี',
      'ประมวลจริยธรรมสำหรับเจ้าหน้าที่ของรัฐ',
      'การขับเคลื่อนจริยธรรม',
    ],
  ],
  [
    'การส่งเสริมความโปร่งใส',
    [
      'แนวปฏิบัติการจัดการเรื่องร้องเรียนการทุจริตและประพฤติมิชอบ',
      'ช่องทางแจ้งเรื่องร้องเรียนการทุจริตและประพฤติมิชอบ',
      'ข้อมูลเชิงสถิติเรื่องร้องเรียนการทุจริตและประพฤติมิชอบ',
      'การเปิดโอกาสให้เกิดการมีส่วนร่วม',
    ],
  ],
  [
    'การป้องกันการทุจริต',
    [
      'ประกาศเจตนารมณ์นโยบาย No Gift Policy',
      'การสร้างวัฒนธรรม No Gift Policy',
      'รายงานผลตามนโยบาย No Gift Policy',
      'การประเมินความเสี่ยงต่อการทุจริตประจำปี',
      'แผนปฏิบัติการป้องกันการทุจริต',
      'รายงานผลการดำเนินการป้องกันการทุจริตประจำปี',
    ],
  ],
];

/** Targets of some items, by number: pages of the site itself. */
const pages: Readonly<Record<number, string>> = {
  2: '/executives/',
  3: '/about/',
  4: '/contact/',
  5: '/news_group/',
  6: '/faq/',
  13: '/rights/',
  15: '/news_group/?news_type=1008',
  23: '/participation/suggest/',
  25: '/participation/',
};

/** Documents that disclose some items, by number, in the edition of the same fiscal year. */
export const disclosedDocuments: Readonly<Record<number, string>> = {
  8: 'action-plan',
  9: 'annual-report',
  10: 'pr-handbook',
  17: 'procurement-report',
  22: 'complaint-guide',
  26: 'no-gift-policy',
};

type DisclosureSeed = { number: number; part: string; title: string; target: string };

/** The whole list, in order. */
export const disclosures: readonly DisclosureSeed[] = parts
  .flatMap(([part, titles]) => titles.map((title) => ({ part, title })))
  .map((seed, at) => ({ ...seed, number: at + 1, target: pages[at + 1] ?? '' }));
