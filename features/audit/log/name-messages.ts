/** Names in the audit log of actors that are no role, and of the parts of the settings. */
export const auditNameMessages = {
  'audit.actor.npm run admin': { th: 'ผู้ดูแลเซิร์ฟเวอร์ (npm run admin)', en: 'The operator of the server' },
  'audit.setting.site': { th: 'ข้อมูลเว็บไซต์', en: 'The site' },
  'audit.setting.colors': { th: 'สีของเว็บไซต์', en: 'Colours' },
  'audit.setting.about': { th: 'เกี่ยวกับหน่วยงาน', en: 'About' },
  'audit.setting.moderation': { th: 'การอนุมัติข่าว', en: 'Moderation' },
  'audit.setting.escalation': { th: 'การแจ้งหน่วยงานเหนือขึ้นไป', en: 'Escalation' },
  'audit.setting.sessions': { th: 'การเข้าสู่ระบบ', en: 'Sessions' },
  'audit.setting.emergency': { th: 'ประกาศด่วน', en: 'Emergency notice' },
  'audit.policy.privacy': { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy' },
  'audit.policy.cookies': { th: 'นโยบายคุกกี้', en: 'Cookies' },
  'audit.policy.terms': { th: 'ข้อกำหนดการใช้งาน', en: 'Terms' },
  'audit.policy.website': { th: 'นโยบายเว็บไซต์', en: 'Website policy' },
  'audit.setting.maintenance': { th: 'การปิดปรับปรุง', en: 'Maintenance' },
  'audit.setting.traffic': { th: 'ข้อมูลจราจร', en: 'Traffic log' },
} as const;
