export const siteMapMessages = {
  'siteMap.title': { th: 'แผนผังเว็บไซต์', en: 'Site map' },
  'siteMap.lead': { th: 'ทุกหน้าของเว็บไซต์ในที่เดียว', en: 'All pages of the site in one place.' },
  'siteMap.main': { th: 'หน้าหลักและข่าว', en: 'Home and news' },
  'siteMap.categories': { th: 'หมวดหมู่ข่าว', en: 'News categories' },
  'siteMap.services': { th: 'บริการ', en: 'Services' },
  'siteMap.law': { th: 'ข้อมูลและนโยบาย', en: 'Information and policies' },
  'siteMap.organisations': { th: 'หน่วยงาน', en: 'Organisations' },
  'siteMap.count': { th: '{n} แห่ง', en: '{n}' },
  'siteMap.api': { th: 'API สำหรับนักพัฒนา', en: 'API for developers' },
} as const;
