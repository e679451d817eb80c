export const organisationProfilesMessages = {
  'organisationProfiles.contact': { th: 'ติดต่อหน่วยงาน', en: 'Contact' },
  'organisationProfiles.address': { th: 'ที่อยู่', en: 'Address' },
  'organisationProfiles.phone': { th: 'โทรศัพท์', en: 'Phone' },
  'organisationProfiles.website': { th: 'เว็บไซต์', en: 'Website' },
  'organisationProfiles.map': { th: 'ดูแผนที่', en: 'Map' },
  'organisationProfiles.mapTerm': { th: 'แผนที่', en: 'Map' },
  'organisationProfiles.about': { th: 'เกี่ยวกับหน่วยงาน', en: 'About' },
  'organisationProfiles.news': { th: 'ข่าวของหน่วยงาน', en: 'News' },
  'organisationProfiles.link.page': { th: 'Facebook', en: 'Facebook' },
  'organisationProfiles.link.chat': { th: 'LINE', en: 'LINE' },
  'organisationProfiles.link.video': { th: 'YouTube', en: 'YouTube' },
  'organisationProfiles.link.microblog': { th: 'X', en: 'X' },
} as const;
