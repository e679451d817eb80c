export const noticePeopleMessages = {
  'noticePeople.everyone': 'ผู้ใช้งานทุกคนของสถานศึกษา',
  'noticePeople.title': 'ส่งถึงผู้ใช้งานของสถานศึกษา',
  'noticePeople.hint': 'ส่งถึงผู้ใช้งานทุกคนที่เปิดใช้งานอยู่ในเวลาที่ส่ง',
  'noticePeople.people': 'คน',
  'noticePeople.nobody': 'สถานศึกษายังไม่มีผู้ใช้งานที่เปิดใช้งาน',
  'noticePeople.noAnswers': 'ประกาศถึงผู้ใช้งานขอได้เฉพาะการรับทราบ ขอคำตอบไม่ได้',
  'noticePeople.more': 'และอีก',
  'noticePeople.list': 'ผู้ใช้งานผู้รับ',
  'noticePeople.name': 'ชื่อ',
  'noticePeople.search': 'ค้นหาชื่อผู้ใช้งาน',
  'noticePeople.remindText': 'ส่งถึงผู้ใช้งานที่ยังไม่อ่านหรือยังไม่รับทราบ คนละไม่เกินวันละหนึ่งครั้ง',
} as const;
