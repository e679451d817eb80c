import { findThai, getThai, pickMessage } from './message';

const messages = { 'news.title': { th: 'ข่าว', en: 'News' }, 'newsroom.send': 'ส่งตรวจ' } as const;

test('a message in one language is its own text, one in two has its Thai', () => {
  expect(getThai('ส่งตรวจ')).toBe('ส่งตรวจ');
  expect(getThai(messages['news.title'])).toBe('ข่าว');
});

test('a key finds its Thai text, and nothing that objects inherit', () => {
  expect(findThai(messages, 'news.title')).toBe('ข่าว');
  expect(findThai(messages, 'newsroom.send')).toBe('ส่งตรวจ');
  expect(findThai(messages, 'news.none')).toBeUndefined();
  expect(findThai(messages, 'constructor')).toBeUndefined();
});

test('a picked message keeps its key', () => {
  expect(pickMessage(messages, 'news.title')).toEqual({ key: 'news.title', text: 'ข่าว' });
  expect(pickMessage(messages, 'newsroom.send')).toEqual({ key: 'newsroom.send', text: 'ส่งตรวจ' });
});
