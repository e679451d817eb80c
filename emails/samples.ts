import type { Mail } from '@/lib/mail/schema';

/** One mail of every kind with invented data, for previews and tests. */
export const sampleMails: readonly Mail[] = [
  {
    template: 'member-welcome',
    data: { password: 'aB3!xYz9#kLm', hours: 72 },
  },
  { template: 'member-known', data: {} },
  {
    template: 'password-reset',
    data: { link: '/login/reset/?token=sample', password: 'k7Q2mX9p', minutes: 30 },
  },
  { template: 'email-changed', data: { name: 'คุณสมหญิง ใจดี', at: '2026-11-20T10:30:00+07:00' } },
  { template: 'password-changed', data: { name: 'คุณสมหญิง ใจดี', at: '2026-11-20T10:30:00+07:00' } },
  {
    template: 'institution-received',
    data: {},
  },
  {
    template: 'institution-approved',
    data: { institution: 'วิทยาลัยเทคนิคดอยคำ', userName: '1350016401', password: 'tR8!nWq2#vBx', hours: 72 },
  },
  {
    template: 'institution-refused',
    data: { institution: 'วิทยาลัยเทคนิคดอยคำ', reason: 'หมายเลขโทรศัพท์ติดต่อไม่ได้\nโปรดส่งคำขอใหม่พร้อมหมายเลขของสำนักงาน' },
  },
  {
    template: 'email-change',
    data: { link: '/member/account/confirm/?token=sample', minutes: 30 },
  },
  {
    template: 'staff-password',
    data: { name: 'วิทยาลัยเทคนิคดอยคำ', userName: '1350016401', password: 'hJ5!pZr7#cDf', hours: 72, isFirst: false },
  },
  { template: 'account-deletion', data: { name: 'คุณสมหญิง ใจดี', day: '2026-12-20' } },
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
    template: 'suggestion-received',
    data: {
      what: 'complaint',
      trackingCode: 'S-7KQ2M-9XAPR-4TWYZ',
      link: '/participation/track/?code=S-7KQ2M-9XAPR-4TWYZ',
    },
  },
  {
    template: 'suggestion-step',
    data: {
      outcome: 'working',
      note: 'ประสานวิทยาลัยตรวจสอบตารางเดินรถแล้ว จะแจ้งผลภายในเจ็ดวัน',
      trackingCode: 'S-7KQ2M-9XAPR-4TWYZ',
      link: '/participation/track/?code=S-7KQ2M-9XAPR-4TWYZ',
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
    },
  },
  {
    template: 'notice',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      title: 'ขอให้ตรวจสอบรายชื่อผู้ใช้ระบบข่าวของหน่วยงาน',
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
    template: 'report-reminder',
    data: {
      name: 'วิทยาลัยเทคนิคดอยคำ',
      period: 'ไตรมาสที่ 1 ปีงบประมาณ 2570',
      link: '/colleges/reports/3',
      at: '2027-01-15T16:30:00+07:00',
    },
  },
  {
    template: 'contact-reply',
    data: {
      trackingCode: 'C-7KQ2-M9XA',
      body: 'ขอบคุณที่แจ้ง แก้ไขไฟล์ภาพเรียบร้อยแล้ว หากยังพบปัญหา โปรดแจ้งรุ่นโทรศัพท์ให้ทราบด้วย',
    },
  },
  {
    template: 'alert-confirm',
    data: {
      rhythm: 'daily',
      link: '/alerts/confirm/?token=sample',
      hours: 48,
    },
  },
  {
    template: 'alert-items',
    data: {
      about: 'ค้นหา “ทวิภาคี” · วิทยาลัยเทคนิคดอยคำ',
      also: ['รับสมัครเรียน'],
      rhythm: 'daily',
      items: [
        {
          topic: 'เปิดรับสมัครนักศึกษา ปวส. ทวิภาคี ร่วมกับสถานประกอบการ 120 แห่ง ปีการศึกษา 2570',
          category: 'รับสมัครเรียน',
          organisation: 'วิทยาลัยเทคนิคดอยคำ',
          at: '2026-11-20T03:30:00Z',
          link: '/readnews/news/?news_id=513',
        },
        {
          topic: 'ลงนามความร่วมมือทวิภาคีกับกลุ่มอุตสาหกรรมยานยนต์ไฟฟ้า',
          category: 'ข่าวประชาสัมพันธ์',
          organisation: 'วิทยาลัยเทคนิคดอยคำ',
          at: '2026-11-19T08:00:00Z',
          link: '/readnews/news/?news_id=512',
        },
      ],
      more: 3,
      listLink: '/search/?search=%E0%B8%97%E0%B8%A7%E0%B8%B4%E0%B8%A0%E0%B8%B2%E0%B8%84%E0%B8%B5&organisation=5',
      stopLink: '/alerts/stop/?token=sample',
      oneClickLink: '/api/v1/alerts/stop?token=sample',
      manageLink: '/alerts/mine/?token=sample',
    },
  },
  { template: 'account-deletion-soon', data: { name: 'ธนพล ใจมั่น', day: '2026-11-28' } },
  { template: 'account-deleted', data: { name: 'ธนพล ใจมั่น' } },
  {
    template: 'rights-received',
    data: {
      what: 'access',
      trackingCode: 'R-7KQ2M-9XAPR-4TWYZ',
      link: '/participation/track/?code=R-7KQ2M-9XAPR-4TWYZ',
      day: '2026-12-21',
    },
  },
  {
    template: 'rights-step',
    data: {
      what: 'access',
      outcome: 'extended',
      note: 'ต้องค้นข้อมูลจากหลายหน่วยงาน จึงขอขยายเวลาตอบ',
      trackingCode: 'R-7KQ2M-9XAPR-4TWYZ',
      link: '/participation/track/?code=R-7KQ2M-9XAPR-4TWYZ',
      day: '2027-01-20',
    },
  },
  {
    template: 'rights-reminder',
    data: {
      what: 'access',
      trackingCode: 'R-7KQ2M-9XAPR-4TWYZ',
      link: '/administrator/contact_us/9?part=rights',
      day: '2026-12-21',
      days: 7,
    },
  },
  { template: 'alert-manage', data: { what: 'asked', link: '/alerts/mine/?token=sample', days: 30 } },
];
