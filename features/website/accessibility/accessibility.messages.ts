export const accessibilityMessages = {
  'accessibility.title': { th: 'การเข้าถึงเว็บไซต์', en: 'Accessibility' },
  'accessibility.lead': {
    th: 'เว็บไซต์นี้ตั้งใจให้ทุกคนใช้ได้ รวมถึงคนพิการ ผู้สูงอายุ และผู้ที่ใช้เครื่องมือช่วยอ่าน',
    en: 'This site is meant to be used by everybody.',
  },
  'accessibility.goal': { th: 'มาตรฐานที่ยึดถือ', en: 'Standard' },
  'accessibility.goalText': {
    th: 'หน้าสาธารณะทุกหน้าออกแบบตามแนวทางการทำให้เนื้อหาเว็บสามารถเข้าถึงได้ WCAG 2.2 ระดับ AA และแนวทางเว็บไซต์ภาครัฐ',
    en: 'All public pages are made to WCAG 2.2 level AA and the government website standard.',
  },
  'accessibility.can': { th: 'สิ่งที่ทำได้', en: 'What you can do' },
  'accessibility.can.keyboard': {
    th: 'ใช้แป้นพิมพ์อย่างเดียวได้ทุกหน้า กด Tab ครั้งแรกเพื่อข้ามไปยังเนื้อหา',
    en: 'Use every page by keyboard alone; the first Tab offers to skip to the content.',
  },
  'accessibility.can.size': {
    th: 'ขยายตัวอักษรและเพิ่มความเปรียบต่างของสีได้จากปุ่ม “การแสดงผล” ด้านบน',
    en: 'Enlarge the text and raise the contrast from the menu at the top.',
  },
  'accessibility.can.theme': {
    th: 'เลือกพื้นสว่างหรือพื้นมืด และขยายหน้าได้ถึง 400% โดยไม่ต้องเลื่อนแนวนอน',
    en: 'Choose light or dark and zoom to 400% without scrolling sideways.',
  },
  'accessibility.can.reader': {
    th: 'อ่านด้วยโปรแกรมอ่านหน้าจอ ทุกภาพมีคำอธิบายหรือระบุว่าเป็นภาพประดับ',
    en: 'Read by a screen reader: pictures have a description or are marked as decoration.',
  },
  'accessibility.can.script': {
    th: 'อ่านข่าวได้แม้ปิด JavaScript',
    en: 'Read news without JavaScript.',
  },
  'accessibility.check': { th: 'ผลการตรวจครั้งล่าสุด', en: 'The last check' },
  'accessibility.checked': {
    th: 'ตรวจเมื่อ {day} ด้วย {tool} ({rules} กฎ) จำนวน {pages} หน้า ที่ความกว้าง {widths} พิกเซล ทั้งแบบ{themes}',
    en: 'Checked on {day} with {tool} ({rules} rules): {pages} pages at {widths} px, {themes}.',
  },
  'accessibility.theme.light': { th: 'สว่าง', en: 'light' },
  'accessibility.theme.dark': { th: 'มืด', en: 'dark' },
  'accessibility.theme.contrast': { th: 'ความเปรียบต่างสูง', en: 'high contrast' },
  'accessibility.clean': { th: 'ไม่พบข้อบกพร่องที่ตรวจได้โดยอัตโนมัติ', en: 'Nothing was found.' },
  'accessibility.found': {
    th: 'พบข้อบกพร่องที่กำลังแก้ไขใน {n} หน้า',
    en: 'Faults were found on {n} pages and are being mended.',
  },
  'accessibility.notAll': {
    th: 'การตรวจอัตโนมัติพบได้เพียงบางส่วน เราจึงทดสอบด้วยแป้นพิมพ์และโครงสร้างสำหรับโปรแกรมอ่านหน้าจอด้วย',
    en: 'An automatic check finds only a part; keyboard use and the structure for screen readers are tested too.',
  },
  'accessibility.page': { th: 'หน้า', en: 'Page' },
  'accessibility.result': { th: 'ผล', en: 'Result' },
  'accessibility.ok': { th: 'ผ่าน', en: 'Passed' },
  'accessibility.faults': { th: 'พบ {n} ข้อ', en: '{n} found' },
  'accessibility.pages': { th: 'ดูผลรายหน้า', en: 'See the pages' },
  'accessibility.limits': { th: 'ข้อจำกัดที่ทราบ', en: 'Known limits' },
  'accessibility.limit.files': {
    th: 'ไฟล์เอกสารแนบที่หน่วยงานอัปโหลด เช่น PDF ที่สแกนมา อาจอ่านด้วยโปรแกรมอ่านหน้าจอไม่ได้',
    en: 'Attached files that offices uploaded, such as scanned PDFs, may not be readable.',
  },
  'accessibility.limit.videos': {
    th: 'วิดีโอจากบริการภายนอกอาจไม่มีคำบรรยายหรือเสียงบรรยายภาพ',
    en: 'Videos of other services may have no captions.',
  },
  'accessibility.limit.alt': {
    th: 'คำอธิบายภาพของข่าวเขียนโดยหน่วยงานผู้เผยแพร่ คุณภาพจึงอาจต่างกัน',
    en: 'Descriptions of pictures are written by the publishing offices.',
  },
  'accessibility.report': { th: 'พบปัญหาหรือต้องการเนื้อหารูปแบบอื่น', en: 'Report a problem' },
  'accessibility.reportText': {
    th: 'แจ้งหน้าที่พบปัญหาและเครื่องมือที่ใช้ เราจะตอบและแก้ไข หรือจัดเนื้อหาในรูปแบบที่ท่านใช้ได้',
    en: 'Tell us the page and your tools; we answer and mend it, or give you the content in another form.',
  },
  'accessibility.contact': { th: 'แจ้งปัญหาการเข้าถึง', en: 'Report a problem' },
} as const;
