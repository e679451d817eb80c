/** The words of the region groups, by key. */
export const regionsMessages = {
  'regions.title': { th: 'กลุ่มภาค', en: 'Region groups' },
  'regions.lead': {
    th: 'จังหวัดหนึ่งอยู่ได้เพียงกลุ่มเดียว ใช้ในตัวกรอง สถิติ และการส่งประกาศ',
    en: 'A province belongs to one group at most.',
  },
  'regions.list': { th: 'กลุ่มภาคตามลำดับ', en: 'Region groups in order' },
  'regions.add': { th: 'เพิ่มกลุ่มภาค', en: 'Add a group' },
  'regions.edit': { th: 'แก้ไขกลุ่มภาค', en: 'Edit a group' },
  'regions.editShort': { th: 'แก้ไข', en: 'Edit' },
  'regions.delete': { th: 'ลบ', en: 'Delete' },
  'regions.deleteTitle': { th: 'ลบกลุ่มภาคนี้?', en: 'Delete this group?' },
  'regions.deleteText': {
    th: 'จังหวัดในกลุ่มนี้จะไม่อยู่ในกลุ่มใด จนกว่าจะจัดเข้ากลุ่มอื่น',
    en: 'Its provinces belong to none until they are put into another.',
  },
  'regions.name': { th: 'ชื่อกลุ่มภาค', en: 'Name' },
  'regions.provinces': { th: 'จังหวัดในกลุ่ม', en: 'Provinces' },
  'regions.provincesHint': {
    th: 'เลือกจังหวัดที่อยู่ในกลุ่มอื่นเพื่อย้ายมากลุ่มนี้',
    en: 'A province of another group comes over when it is ticked.',
  },
  'regions.count': { th: '{n} จังหวัด', en: '{n} provinces' },
  'regions.ungrouped': { th: 'จังหวัดที่ยังไม่อยู่ในกลุ่มใด', en: 'Provinces of no group' },
  'regions.allGrouped': { th: 'ทุกจังหวัดอยู่ในกลุ่มแล้ว', en: 'Every province is in a group' },
  'regions.empty': { th: 'ยังไม่มีกลุ่มภาค', en: 'There is no group yet' },
  'regions.emptyText': {
    th: 'เพิ่มกลุ่มภาคแรก แล้วเลือกจังหวัดในกลุ่ม',
    en: 'Add the first one and choose its provinces.',
  },
  'regions.nameMissing': { th: 'กรุณากรอกชื่อกลุ่มภาค', en: 'Fill in the name' },
  'regions.nameLong': { th: 'ชื่อกลุ่มภาคยาวเกิน 60 ตัวอักษร', en: 'At most 60 characters' },
  'regions.nameTaken': { th: 'มีกลุ่มภาคชื่อนี้แล้ว', en: 'Another group has this name' },
  'regions.missing': { th: 'ไม่พบกลุ่มภาคนี้', en: 'There is no such group' },
  'regions.hasNotices': {
    th: 'ลบไม่ได้ เพราะมีประกาศที่ส่งถึงกลุ่มภาคนี้',
    en: 'A notice was sent to this group',
  },
  'regions.saved': { th: 'บันทึกกลุ่มภาคแล้ว', en: 'Saved' },
  'regions.deleted': { th: 'ลบกลุ่มภาคแล้ว', en: 'Deleted' },
  'regions.restored': { th: 'นำกลุ่มภาคกลับมาแล้ว', en: 'Back again' },
} as const;
