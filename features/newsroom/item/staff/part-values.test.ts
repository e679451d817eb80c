import type { RevisionNames } from '../../revisions/revisions.schema';
import { blankContent, type NewsContent } from '../content.schema';
import { newsPartNames } from '../parts.rules';
import { formatPart } from './part-values';

const file = { name: 'a.pdf' };
const names: RevisionNames = { categories: new Map([[1, 'ข่าวเด่น']]), files: new Map([[5, file]]) };
const written: NewsContent = {
  ...blankContent,
  categoryId: 1,
  topic: 'หัวข้อ',
  detail: '<p>เนื้อข่าว</p>',
  topicEn: 'Headline',
  coverId: 5,
  pictures: [
    { mediaId: 6, alt: '', caption: null, decorative: true },
    { mediaId: 5, alt: 'สนาม', caption: 'พิธีเปิด', decorative: false },
  ],
  attachments: [{ mediaId: 5, title: 'ประกาศ' }],
  videoLinks: ['https://youtu.be/x'],
  publishAt: '2026-11-20T03:30:00.000Z',
  pinned: true,
};
const formatAll = (content: NewsContent) =>
  Object.fromEntries(newsPartNames.map((part) => [part, formatPart(part, content, names)]));

test('each part of a blank item is shown', () => {
  expect(formatAll(blankContent)).toEqual({
    topic: { text: '' },
    detail: { text: '', isRich: true },
    ...{ topicEn: { text: '' }, summaryEn: { text: '' } },
    category: { text: '0' },
    ...{ cover: { entries: [] }, pictures: { entries: [] }, attachments: { entries: [] }, videos: { entries: [] } },
    publishAt: { text: 'ทันทีที่อนุมัติ' },
    unpublishAt: { text: 'ไม่กำหนด' },
    pinned: { text: 'ไม่' },
  });
});

test('each part of a written item is shown, with the names of its files', () => {
  const cover = 'ไม่มีคำอธิบายภาพ (50% × 50%)';
  expect(formatAll(written)).toEqual({
    topic: { text: 'หัวข้อ' },
    detail: { text: 'เนื้อข่าว', isRich: true },
    ...{ topicEn: { text: 'Headline' }, summaryEn: { text: '' } },
    category: { text: 'ข่าวเด่น' },
    cover: { entries: [{ key: `5 ${cover}`, text: `${cover} · a.pdf`, file }] },
    pictures: {
      entries: [
        { key: '6 ภาพตกแต่ง', text: 'ภาพตกแต่ง · ไฟล์ที่ถูกลบแล้ว', file: undefined },
        {
          key: '5 สนาม · คำบรรยายใต้ภาพ: พิธีเปิด',
          text: 'สนาม · คำบรรยายใต้ภาพ: พิธีเปิด · a.pdf',
          file,
        },
      ],
    },
    attachments: { entries: [{ key: '5 ประกาศ', text: 'ประกาศ · a.pdf', file }] },
    videos: { entries: [{ key: 'https://youtu.be/x', text: 'https://youtu.be/x' }] },
    publishAt: { text: '20 พ.ย. 2569 10.30 น.' },
    unpublishAt: { text: 'ไม่กำหนด' },
    pinned: { text: 'ใช่' },
  });
});
