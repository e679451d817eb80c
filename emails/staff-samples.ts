import type { Mail } from '@/lib/mail/schema';

/** Mails of the newsroom, notices, forum, reports and the system. */
export const staffSamples: readonly Mail[] = [
  {
    template: 'news-decided',
    data: {
      name: 'สมชาย ใจดี',
      topic: 'วิทยาลัยเทคนิคดอยคำคว้าชนะเลิศหุ่นยนต์กู้ภัยระดับชาติ ๓ ปีซ้อน',
      outcome: 'returned',
      by: 'วิทยาลัยเทคนิคดอยคำ',
      link: '/newsroom/512',
      reason: 'facts',
      comment: 'กรุณาตรวจสอบวันที่จัดงาน และเพิ่มชื่อหน่วยงานร่วมจัดให้ครบ',
    },
  },
  {
    template: 'news-waiting',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      topic: 'เปิดรับสมัครนักศึกษา ปวส. ทวิภาคี ร่วมกับสถานประกอบการ 120 แห่ง',
      what: 'item',
      author: 'สมชาย ใจดี',
      organisation: 'วิทยาลัยเทคนิคดอยคำ',
      link: '/newsroom/513',
      road: 'เขียน → วิทยาลัย (อยู่ที่นี่) → จังหวัด → ส่วนกลาง',
      standInFor: 'งานประชาสัมพันธ์ วท.ดอยคำ',
    },
  },
  {
    template: 'news-overdue',
    data: {
      name: 'สำนักงานอาชีวศึกษาจังหวัดดอยคำ',
      topic: 'เปิดรับสมัครนักศึกษา ปวส. ทวิภาคี ร่วมกับสถานประกอบการ 120 แห่ง',
      author: 'สมชาย ใจดี',
      organisation: 'วิทยาลัยเทคนิคดอยคำ',
      road: 'เขียน → วิทยาลัย → จังหวัด (อยู่ที่นี่) → ส่วนกลาง',
      since: '2026-11-20T10:00:00+07:00',
      link: '/newsroom/513',
      standInFor: 'นายสมศักดิ์ มั่นคง',
    },
  },
  {
    template: 'news-escalated',
    data: {
      name: 'สำนักงานอาชีวศึกษาจังหวัดดอยคำ',
      topic: 'เปิดรับสมัครนักศึกษา ปวส. ทวิภาคี ร่วมกับสถานประกอบการ 120 แห่ง',
      author: 'สมชาย ใจดี',
      organisation: 'วิทยาลัยเทคนิคดอยคำ',
      road: 'เขียน → วิทยาลัย (อยู่ที่นี่) → จังหวัด → ส่วนกลาง',
      since: '2026-11-16T10:00:00+07:00',
      link: '/newsroom/513',
      standInFor: 'นางสาวอรุณี ทองดี',
    },
  },
  {
    template: 'feed-paused',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      title: 'ข่าวประชาสัมพันธ์ วิทยาลัยเทคนิคดอยคำ',
      what: 'failures',
      problem: 'เว็บเดิมไม่ตอบ: HTTP 500',
      link: '/colleges/move_in',
    },
  },
  {
    template: 'notice',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      title: 'ขอให้ตรวจสอบรายชื่อผู้ใช้ระบบข่าวของหน่วยงาน',
      by: 'สำนักงานอาชีวศึกษาจังหวัดดอยคำ',
      what: 'reminder',
      mustRead: true,
      answerWanted: true,
      deadline: '2026-11-30T16:30:00+07:00',
      link: '/newsroom/notices/7',
    },
  },
  {
    template: 'forum-post',
    data: {
      name: 'สำนักงานอาชีวศึกษาจังหวัดดอยคำ',
      topic: 'ขนาดภาพปกที่เหมาะสมคือเท่าไร',
      room: 'งานข่าวและประชาสัมพันธ์',
      what: 'mention',
      by: 'วิทยาลัยเทคนิคดอยคำ',
      words: '@สำนักงานอาชีวศึกษาจังหวัดดอยคำ รบกวนช่วยแนะนำขนาดภาพปกด้วยค่ะ',
      link: '/newsroom/forum/9',
    },
  },
  {
    template: 'report-returned',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      period: 'ไตรมาสที่ 1 ปีงบประมาณ 2570',
      by: 'ผู้ดูแลระบบ',
      comment: 'กรุณาแนบภาพกิจกรรมเด่น และอธิบายยอดอ่านที่ลดลง',
      link: '/colleges/reports/3',
      at: '2027-01-15T16:30:00+07:00',
    },
  },
  {
    template: 'voices',
    data: { name: 'วิทยาลัยเทคนิคดอยคำ', what: 'new', count: 3, link: '/newsroom/voices' },
  },
  {
    template: 'report-checking',
    data: {
      name: 'อาชีวศึกษาจังหวัดดอยคำ',
      period: 'ไตรมาสที่ 1 ปีงบประมาณ 2570',
      count: 4,
      link: '/provincealcentral/reports',
    },
  },
  {
    template: 'report-reminder',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      period: 'ไตรมาสที่ 1 ปีงบประมาณ 2570',
      link: '/colleges/reports/3',
      at: '2027-01-15T16:30:00+07:00',
    },
  },
  {
    template: 'system-alarms',
    data: {
      items: [
        {
          ...{ state: 'new', severity: 'urgent', title: 'ดิสก์เกือบเต็ม', found: 'เหลือ 3.1 GB ใน /data' },
          ...{ advice: 'เพิ่มที่ว่าง หรือลบไฟล์ที่ไม่ใช้', since: '2026-11-27T01:00:00Z' },
        },
        {
          ...{ state: 'lasting', severity: 'warning', title: 'ใบรับรองเว็บไซต์ใกล้หมดอายุ', found: 'เหลือ 9 วัน' },
          ...{ advice: 'ตรวจว่าการต่ออายุอัตโนมัติยังทำงาน', since: '2026-11-25T01:00:00Z' },
        },
        {
          ...{ state: 'over', severity: 'urgent', title: 'อีเมลค้างในคิว', found: 'รอมาแล้ว 40 นาที' },
          ...{ advice: 'ส่งอีเมลทดสอบ', since: '2026-11-27T00:30:00Z' },
        },
      ],
      link: '/administrator/system',
    },
  },
];
