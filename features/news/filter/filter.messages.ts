export const newsFilterMessages = {
  'newsFilter.alert': { th: 'รับข่าวทางอีเมล', en: 'News by e-mail' },
  'newsFilter.all': { th: 'ข่าวทั้งหมด', en: 'All news' },
  'newsFilter.news': { th: 'ข่าวประชาสัมพันธ์', en: 'News' },
  'newsFilter.lifestyle': { th: 'ไลฟ์สไตล์', en: 'Lifestyle' },
  'newsFilter.search': { th: 'ค้นหา “{search}”', en: 'Search “{search}”' },
  'newsFilter.province': { th: 'จังหวัด{name}', en: '{name} province' },
  'newsFilter.year': { th: 'พ.ศ. {year}', en: '{year}' },
  'newsFilter.from': { th: 'ตั้งแต่ {day}', en: 'From {day}' },
  'newsFilter.to': { th: 'ถึง {day}', en: 'Until {day}' },
} as const;
