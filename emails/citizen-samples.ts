import type { Mail } from '@/lib/mail/schema';

/** Mails to readers who wrote to the agency or follow its news, and about their requests. */
export const citizenSamples: readonly Mail[] = [
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
      office: 'วิทยาลัยเทคนิคดอยคำ',
    },
  },
  {
    template: 'contact-reply',
    data: {
      trackingCode: 'C-7KQ2-M9XA',
      body: 'ขอบคุณที่แจ้ง แก้ไขไฟล์ภาพเรียบร้อยแล้ว หากยังพบปัญหา โปรดแจ้งรุ่นโทรศัพท์ให้ทราบด้วย',
      office: 'วิทยาลัยเทคนิคดอยคำ',
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
      office: 'วิทยาลัยเทคนิคดอยคำ',
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
