/** Words of leaving and of the way back, for the command line. */
export const leavingMessages = {
  'leaving.otherRunning': 'กำลังส่งออกข้อมูลอยู่แล้ว กรุณารอให้เสร็จก่อน (another export is running)',
  'leaving.finished':
    'โฟลเดอร์นี้มีข้อมูลที่ส่งออกครบแล้ว กรุณาใช้โฟลเดอร์ใหม่หรือลบโฟลเดอร์เดิมเอง (it holds a finished export: choose another folder)',
  'leaving.foreignFolder':
    'โฟลเดอร์นี้มีแฟ้มอื่นอยู่ กรุณาใช้โฟลเดอร์ใหม่หรือโฟลเดอร์ว่าง (it holds other files: choose an empty folder)',
  'leaving.empty': 'ฐานข้อมูลยังไม่มีโครงสร้างของพอร์ทัล จึงไม่มีข้อมูลให้ส่งออก (the database is empty: there is nothing to export)',
  'leaving.notExport': 'โฟลเดอร์นี้ไม่ใช่ข้อมูลที่ส่งออกครบถ้วน: ไม่มี manifest.json หรือการส่งออกถูกตัดกลางคัน (not a finished export)',
  'leaving.unknownFormat': 'ข้อมูลที่ส่งออกเป็นรูปแบบที่โปรแกรมรุ่นนี้ไม่รู้จัก (unknown format)',
  'leaving.unknownFields':
    'ข้อมูลที่ส่งออกมีชนิดหรือช่องข้อมูลที่โปรแกรมรุ่นนี้ไม่มี กรุณาปรับรุ่นพอร์ทัลก่อน (made by a newer portal: upgrade this one first)',
  'leaving.damaged': 'ข้อมูลที่ส่งออกเสียหาย: แฟ้มต่อไปนี้ไม่ตรงกับ manifest.json (damaged files)',
  'leaving.notEmpty':
    'พอร์ทัลนี้มีข้อมูลอยู่แล้ว นำเข้าได้เฉพาะพอร์ทัลว่างที่ปรับโครงสร้างแล้ว (this portal isn’t empty: import into a new, migrated database)',
  'leaving.inUse': 'มีเว็บไซต์ใช้ฐานข้อมูลนี้อยู่ กรุณาหยุดก่อน (stop the portal first: it uses this database)',
  'leaving.noRows': 'ข้อมูลที่ส่งออกมีเฉพาะแฟ้มของ WordPress จึงนำเข้าไม่ได้ (it holds WordPress files only)',
} as const;
