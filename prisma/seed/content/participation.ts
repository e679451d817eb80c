import type { ConsultationSeed, PollSeed, SuggestionSeed } from './talk-shapes';
import { DAY_MS } from './thai-date';

/** Two open polls and one that has closed. */
export function polls(now: Date): PollSeed[] {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return [
    {
      question: 'ท่านอ่านข่าวอาชีวศึกษาจากช่องทางใดมากที่สุด',
      description: 'ผลสำรวจจะใช้ปรับปรุงช่องทางเผยแพร่ข่าว',
      from: day(-20),
      to: day(40),
      options: [
        { label: 'เว็บไซต์นี้', votes: 148 },
        { label: 'เพจ', votes: 231 },
        { label: 'กลุ่มสนทนา', votes: 96 },
        { label: 'สถานศึกษาแจ้งโดยตรง', votes: 54 },
      ],
    },
    {
      question: 'หลักสูตรระยะสั้นที่อยากให้เปิดเพิ่มในชุมชนของท่าน',
      description: 'เลือกได้หนึ่งข้อ',
      from: day(-8),
      to: day(52),
      options: [
        { label: 'ซ่อมยานยนต์ไฟฟ้า', votes: 87 },
        { label: 'ทำอาหารและขนมไทย', votes: 112 },
        { label: 'ติดตั้งโซลาร์เซลล์', votes: 95 },
        { label: 'ขายสินค้าออนไลน์', votes: 133 },
      ],
    },
    {
      question: 'ท่านพอใจกับการแจ้งข่าวทุนการศึกษาในปีที่ผ่านมาหรือไม่',
      description: 'ปิดรับความเห็นแล้ว',
      from: day(-120),
      to: day(-60),
      options: [
        { label: 'พอใจมาก', votes: 164 },
        { label: 'พอใจ', votes: 203 },
        { label: 'ควรปรับปรุง', votes: 71 },
      ],
    },
  ];
}

export function consultations(now: Date): ConsultationSeed[] {
  return [
    {
      title: 'รับฟังความเห็นต่อร่างแนวทางจัดการเรียนการสอนแบบยืดหยุ่น',
      summary: 'ร่างแนวทางให้ผู้เรียนที่ทำงานแล้วสะสมหน่วยการเรียนได้ตามเวลาของตนเอง',
      detailHtml:
        '<p>ร่างแนวทางนี้ให้ผู้เรียนที่ทำงานแล้วสะสมหน่วยการเรียนจากหลักสูตรระยะสั้นและประสบการณ์ทำงาน แล้วเทียบโอนเข้าสู่ระดับ ปวช. และ ปวส. ได้</p><p>ขอเชิญครู ผู้เรียน ผู้ปกครอง และสถานประกอบการแสดงความเห็นก่อนประกาศใช้</p>',
      from: new Date(now.getTime() - 10 * DAY_MS),
      to: new Date(now.getTime() + 35 * DAY_MS),
      opinions: [],
    },
  ];
}

type Row = [number, SuggestionSeed['kind'], SuggestionSeed['status'], string, string, string?];

const list: readonly Row[] = [
  [2, 'suggestion', 'new', 'ขอให้มีปฏิทินกิจกรรมรวม', 'อยากให้รวมวันรับสมัครและวันแข่งขันทักษะของทุกวิทยาลัยไว้ในหน้าเดียว'],
  [
    5,
    'complaint',
    'progress',
    'รถรับส่งผู้เรียนไม่ตรงเวลา',
    'รถรับส่งสายตะวันออกมาช้ากว่าเวลาที่แจ้งเกือบทุกวัน',
    'ประสานวิทยาลัยตรวจสอบตารางเดินรถแล้ว จะแจ้งผลภายในเจ็ดวัน',
  ],
  [
    8,
    'suggestion',
    'done',
    'เพิ่มข่าวแนะแนวสำหรับ ม.3',
    'ขอข่าวแนะนำสาขาที่ตลาดต้องการเป็นระยะ',
    'เปิดหมวดย่อยแนะแนวการศึกษาต่อแล้ว',
  ],
  [14, 'praise', 'done', 'ชื่นชมครูนิเทศ', 'ครูนิเทศติดตามลูกที่ฝึกงานต่างจังหวัดอย่างใกล้ชิด', 'แจ้งคำชื่นชมไปยังวิทยาลัยแล้ว'],
  [17, 'suggestion', 'new', 'ขอหลักสูตรวันเสาร์', 'อยากให้วิทยาลัยใกล้บ้านเปิดสอนซ่อมเครื่องปรับอากาศวันเสาร์'],
  [21, 'complaint', 'done', 'ลิงก์ใบสมัครเสีย', 'ลิงก์ดาวน์โหลดใบสมัครทุนเปิดแล้วขึ้นว่าไม่พบหน้า', 'แก้ไขลิงก์แล้ว ขออภัยในความไม่สะดวก'],
  [
    28,
    'suggestion',
    'progress',
    'ขอคำบรรยายใต้ภาพในวิดีโอ',
    'ผู้พิการทางการได้ยินดูวิดีโอไม่เข้าใจ',
    'เริ่มใส่คำบรรยายกับวิดีโอใหม่ทุกชิ้นแล้ว',
  ],
  [36, 'suggestion', 'new', 'เพิ่มข้อมูลหอพัก', 'ขอให้วิทยาลัยลงข้อมูลหอพักและค่าใช้จ่าย'],
  [
    44,
    'complaint',
    'done',
    'ค่าบำรุงการศึกษาไม่ชัดเจน',
    'ประกาศค่าบำรุงสองฉบับตัวเลขไม่ตรงกัน',
    'วิทยาลัยยกเลิกประกาศฉบับแรกและแจ้งผู้ปกครองแล้ว',
  ],
  [52, 'suggestion', 'done', 'ขอไฟล์เอกสารขนาดเล็ก', 'ไฟล์คู่มือขนาดใหญ่เปิดบนโทรศัพท์ช้า', 'ลดขนาดไฟล์ทั้งหมดในปีงบประมาณนี้แล้ว'],
  [63, 'suggestion', 'new', 'ขอภาษามือในพิธีเปิดงาน', 'งานระดับชาติควรมีล่ามภาษามือ'],
  [70, 'praise', 'done', 'ขอบคุณหน่วยซ่อมเคลื่อนที่', 'นักศึกษามาซ่อมเครื่องใช้ไฟฟ้าหลังน้ำท่วมให้ทั้งหมู่บ้าน', 'ส่งคำขอบคุณถึงนักศึกษาทุกคนแล้ว'],
];

export function suggestions(now: Date): SuggestionSeed[] {
  return list.map(([daysAgo, kind, status, subject, text, answer], index) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    return {
      trackingCode: `VEC-2569${String(index + 1).padStart(4, '0')}`,
      kind,
      subject,
      text,
      at,
      status,
      answer: answer ? { text: answer, at: new Date(at.getTime() + 2 * DAY_MS) } : undefined,
    };
  });
}
