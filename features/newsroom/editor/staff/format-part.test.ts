import { blankContent, type NewsContent } from '../../item/content.schema';
import { newsPartNames } from '../../item/parts.rules';
import { formatBothParts, type PartLookups } from './format-part';

const known: PartLookups = {
  files: new Map([[5, { id: 5, name: 'a.jpg', bytes: 1, extension: 'jpg' }]]),
  categories: [{ id: 1, name: 'ข่าวเด่น' }],
};
const written: NewsContent = {
  ...blankContent,
  categoryId: 1,
  topic: 'หัวข้อ',
  detail: '<p>เนื้อข่าว</p>',
  topicEn: 'Headline',
  summaryEn: 'Summary',
  coverId: 5,
  coverAlt: 'อาคาร',
  pictures: [
    { mediaId: 5, alt: 'สนาม', caption: 'พิธีเปิด', decorative: false },
    { mediaId: 6, alt: '', caption: null, decorative: true },
  ],
  attachments: [{ mediaId: 8, title: 'ประกาศ' }],
  videoLinks: ['https://youtu.be/x', 'https://youtu.be/y'],
  publishAt: '2026-11-20T03:30:00.000Z',
  unpublishAt: '31/02/25',
  pinned: true,
};

test('each part is written as text', () => {
  const texts = newsPartNames.map((part) => [part, formatBothParts(part, blankContent, written, known)]);
  expect(Object.fromEntries(texts)).toEqual({
    topic: ['', 'หัวข้อ'],
    detail: ['', 'เนื้อข่าว'],
    topicEn: ['', 'Headline'],
    summaryEn: ['', 'Summary'],
    category: ['ไม่มี', 'ข่าวเด่น'],
    cover: ['ไม่มี', 'a.jpg\nอาคาร\n50% × 50%'],
    pictures: ['ไม่มี', 'a.jpg: สนาม\nคำบรรยายใต้ภาพ: พิธีเปิด\n#6: ภาพตกแต่ง'],
    attachments: ['ไม่มี', '#8: ประกาศ'],
    videos: ['ไม่มี', 'https://youtu.be/x\nhttps://youtu.be/y'],
    publishAt: ['ทันทีที่อนุมัติ', 'วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569 เวลา 10.30 น.'],
    unpublishAt: ['ไม่มี', '31/02/25'],
    pinned: ['ไม่', 'ใช่'],
  });
});

test('texts with the same words are written as HTML', () => {
  const bold = { ...written, detail: '<p><b>เนื้อข่าว</b></p>' };
  expect(formatBothParts('detail', written, bold, known)).toEqual([written.detail, bold.detail]);
});
