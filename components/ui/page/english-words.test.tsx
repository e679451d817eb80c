import { render } from '@testing-library/react';
import { say, translate } from '@/lib/messages/language';
import { EnglishWords } from './english-words';

afterEach(() => document.documentElement.removeAttribute('lang'));

test('in the browser an English page takes its words from the document, as scripts have the Thai only', () => {
  document.documentElement.lang = 'en';
  render(<EnglishWords messages={[{ th: 'ค้นหา', en: 'Search </script>' }, 'ภาษาไทยเท่านั้น']} />);
  expect(say({ th: 'ค้นหา' })).toBe('Search </script>');
  expect(translate('ค้นหา')).toBe('Search </script>');
  expect(translate('ไม่มีคำแปล')).toBe('ไม่มีคำแปล');
  expect(document.querySelector('[data-words]')?.innerHTML).not.toContain('</');
});

test('a Thai page needs none', () => {
  expect(say({ th: 'ค้นหา', en: 'Search' })).toBe('ค้นหา');
  expect(translate('ค้นหา')).toBe('ค้นหา');
});
