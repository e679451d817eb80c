import { p, table, ul } from '../html';
import type { Material, StoryBook, StoryKind } from './material';
import { buildSpeech, formatBranch, formatContact } from './phrases';
import { executiveVisits } from './stories-executive-visits';

const policy: StoryKind = {
  by: ['agency'],
  tell: (m) => {
    const agenda = m.pick([
      'เรียนจบมีงานทำ มีรายได้ระหว่างเรียน',
      'ความปลอดภัยในสถานศึกษา',
      'ลดภาระงานเอกสารของครู',
      'ยกระดับทักษะดิจิทัลผู้เรียน',
      'ดึงเด็กหลุดระบบกลับมาเรียนสายอาชีพ',
      'ขยายความร่วมมือกับสถานประกอบการ',
    ]);
    return {
      topic: `สอช. ประชุมผู้บริหารสถานศึกษาทั่วประเทศ ครั้งที่ ${m.int(1, 6)}/${m.year} ย้ำนโยบาย “${agenda}”`,
      english: {
        topic: `Heads of all vocational colleges meet to set priorities for ${m.year - 543}`,
        summary:
          'College heads and offices reviewed the past quarter and agreed how to put the agency’s policy into practice. Every college names a person in charge, reports monthly and shares what works.',
      },
      scenes: ['meeting', 'building'],
      paper: 'practice-guideline.pdf',
      blocks: [
        p(
          `${m.chief.name} ${m.chief.post} เป็นประธานการประชุมผู้บริหารสถานศึกษาและหน่วยงานในสังกัด เมื่อวันที่ ${m.event} ณ ห้องประชุมใหญ่ อาคารวิชาชีพพัฒนา พร้อมถ่ายทอดสัญญาณไปยังสถานศึกษาทั่วประเทศ มีผู้เข้าร่วมประชุมรวม ${m.amount(320, 860, 10)} คน`,
        ),
        p(
          `ที่ประชุมรับทราบผลการดำเนินงานในรอบไตรมาสที่ผ่านมา และร่วมกำหนดแนวทางขับเคลื่อนนโยบาย “${agenda}” ให้เกิดผลเป็นรูปธรรมภายในปีการศึกษา ${m.school}`,
        ),
        buildSpeech(
          m,
          'นโยบายจะสำเร็จได้ต่อเมื่อสถานศึกษามีอิสระในการออกแบบวิธีทำงานให้เหมาะกับบริบทของตน ส่วนกลางมีหน้าที่สนับสนุนทรัพยากรและคลี่คลายข้อขัดข้องด้านระเบียบให้เร็วที่สุด',
        ),
        p('ทั้งนี้ ที่ประชุมมอบหมายให้ทุกสถานศึกษาดำเนินการ ดังนี้'),
        ul([
          'แต่งตั้งผู้รับผิดชอบหลักและกำหนดตัวชี้วัดที่ตรวจสอบได้',
          'รายงานความก้าวหน้าผ่านระบบสารสนเทศทุกสิ้นเดือน',
          'เผยแพร่ตัวอย่างการปฏิบัติที่ดีให้เครือข่ายนำไปปรับใช้',
        ]),
      ],
    };
  },
};

const budget: StoryKind = {
  by: ['agency', 'dept01', 'dept03'],
  tell: (m) => {
    const { quarter } = m;
    const topicOf = m.pick(['เร่งรัดการใช้จ่ายงบลงทุน', 'ติดตามการเบิกจ่ายงบประมาณ', 'ทบทวนแผนปฏิบัติราชการ']);
    return {
      topic: `${m.short}ประชุม${topicOf} ไตรมาสที่ ${quarter} ปีงบประมาณ ${m.fiscal} กำชับโปร่งใสตรวจสอบได้`,
      english: {
        topic: `Spending reviewed for quarter ${quarter} of fiscal year ${m.fiscal - 543}`,
        summary:
          'The meeting compared spending with its targets. Offices below target present a plan item by item; all spending stays open to inspection.',
      },
      scenes: ['meeting', 'books'],
      blocks: [
        p(
          `${m.chief.name} ${m.chief.post} เป็นประธานการประชุม${topicOf} ประจำไตรมาสที่ ${quarter} ปีงบประมาณ ${m.fiscal} เมื่อวันที่ ${m.event} โดยมีผู้อำนวยการสำนัก หัวหน้ากลุ่ม และผู้แทนสถานศึกษาเข้าร่วมประชุม`,
        ),
        p('ที่ประชุมพิจารณาผลการเบิกจ่ายเปรียบเทียบกับเป้าหมาย ดังนี้'),
        table(
          ['หมวดรายจ่าย', 'เป้าหมาย (ร้อยละ)', 'ผลการเบิกจ่าย (ร้อยละ)'],
          [
            ['งบบุคลากร', 25 * quarter, Math.min(25 * quarter, 99)],
            ['งบดำเนินงาน', 24 * quarter, 24 * quarter - m.int(1, 6)],
            ['งบลงทุน', 22 * quarter, 22 * quarter - m.int(2, 9)],
          ],
        ),
        buildSpeech(
          m,
          'งบประมาณทุกบาทคือโอกาสของผู้เรียน หน่วยงานใดมีข้อขัดข้องเรื่องรูปแบบรายการหรือขั้นตอนพัสดุ ขอให้แจ้งส่วนกลางทันที ไม่ต้องรอรอบรายงาน',
        ),
        p(`ที่ประชุมมีมติให้หน่วยงานที่มีผลการเบิกจ่ายต่ำกว่าเป้าหมายจัดทำแผนเร่งรัดเป็นรายรายการ เสนอภายในวันที่ ${m.day(m.int(10, 20))}`),
      ],
    };
  },
};

const jobs: StoryKind = {
  by: ['agency'],
  tell: (m) => {
    const rate = m.int(83, 93);
    return {
      topic: `${m.chief.short} เผยผู้สำเร็จอาชีวะมีงานทำร้อยละ ${rate} สาขา${m.trade.branch}มาแรง`,
      english: {
        topic: `${rate} per cent of vocational graduates work, study or run a business`,
        summary: `A survey of last year’s graduates found that ${rate} per cent are employed, self-employed or in further study. Dual training leads to work sooner and at higher starting pay.`,
      },
      scenes: ['ceremony', m.trade.scene, 'city'],
      video: true,
      blocks: [
        p(
          `${m.chief.name} ${m.chief.post} เปิดเผยผลการติดตามภาวะการมีงานทำของผู้สำเร็จการศึกษาอาชีวศึกษา ปีการศึกษา ${m.school - 1} จากผู้ตอบแบบติดตาม ${m.amount(42_000, 68_000, 100)} คน พบว่ามีงานทำ ประกอบอาชีพอิสระ หรือศึกษาต่อรวมร้อยละ ${rate}`,
        ),
        table(
          ['สถานภาพ', 'ร้อยละ'],
          [
            ['ทำงานในสถานประกอบการ', rate - 40],
            ['ศึกษาต่อ', 28],
            ['ประกอบอาชีพอิสระ', 12],
            ['อยู่ระหว่างหางาน', 100 - rate],
          ],
        ),
        p(
          `${formatBranch(m)}เป็นหนึ่งในสาขาที่สถานประกอบการแจ้งความต้องการเพิ่มขึ้นต่อเนื่อง โดยตำแหน่งที่เปิดรับมาก ได้แก่ ${m.trade.job} ซึ่งผู้จ้างงานให้ความสำคัญกับทักษะปฏิบัติและความสามารถในการเรียนรู้สิ่งใหม่`,
        ),
        buildSpeech(
          m,
          'ผลสำรวจสะท้อนว่าผู้เรียนที่ผ่านการฝึกอาชีพระบบทวิภาคีได้งานเร็วกว่าและมีรายได้เริ่มต้นสูงกว่า จึงจะเร่งขยายจำนวนสถานประกอบการคู่ความร่วมมือให้ครอบคลุมทุกจังหวัด',
        ),
      ],
    };
  },
};

export const executive: StoryBook = {
  kinds: [policy, budget, jobs, ...executiveVisits],
  endings: [
    (m: Material) => formatContact(m),
    (m: Material) =>
      p(
        `ภายหลังเสร็จสิ้นภารกิจ ${m.chief.name} ได้ขอบคุณผู้บริหาร ครู และบุคลากรทุกคนที่ร่วมแรงร่วมใจพัฒนาคุณภาพผู้เรียน พร้อมให้กำลังใจผู้ปฏิบัติงานในพื้นที่`,
      ),
    () => p('ความคืบหน้าของเรื่องดังกล่าวจะรายงานให้สาธารณชนทราบเป็นระยะทางเว็บไซต์ข่าวของสำนักงานและสื่อสังคมออนไลน์ของหน่วยงาน'),
  ],
};
