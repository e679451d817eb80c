import { render, screen } from '@testing-library/react';
import { MostReadView } from '@/features/news/most-read/ui/most-read-view';
import type { NewsCard } from '@/features/news/news.schema';
import { MostRead } from './most-read';

const topic = 'ประกาศรายชื่อผู้มีสิทธิ์เข้ารับการคัดเลือกเพื่อรับทุนการศึกษา '.repeat(4).trim();
const card: NewsCard = {
  section: 'news',
  ...{ id: 7, topic, excerpt: '', author: 'วิทยาลัย', organisationId: 1, videoLinks: [] },
  ...{ category: { id: 1001, name: 'ข่าวทุน', color: '#74101f', colorDeep: '#3d0710' }, pinned: false },
  ...{ publishedAt: '2026-11-20T09:00:00+07:00', reads: 3, shares: 0 },
};

/** The box that would cut the headline, if any. */
const findClamp = () => screen.getByRole('link', { name: topic }).querySelector('[class*=line-clamp]');

test('the most read of the front page have whole headlines', () => {
  render(<MostRead items={[card]} />);
  expect(findClamp()).toBeNull();
});

test('the page of the most read has whole headlines', () => {
  render(<MostReadView choice={{ days: 7 }} items={[{ card, reads: 3 }]} categories={[]} />);
  expect(findClamp()).toBeNull();
});

test('on the page of the most read window and category are a sheet behind a line that names both', () => {
  const category = { ...card.category, section: 'news', nameEn: null, visible: true, position: 1 } as const;
  const { container } = render(<MostReadView choice={{ days: 30 }} items={[]} categories={[category]} />);
  const button = screen.getByRole('button', { name: 'เลือกช่วงเวลาและหมวด' });
  expect(button.parentElement).toHaveTextContent('30 วัน · ทุกหมวด');
  const sheet = container.querySelector('[popover]');
  expect(button.getAttribute('popovertarget')).toBe(sheet?.id);
  expect(sheet?.querySelectorAll('a')).toHaveLength(5);
});
