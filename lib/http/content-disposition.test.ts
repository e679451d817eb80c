import { buildContentDisposition } from './content-disposition';

test('a file has a Thai name with the Buddhist date, and a name in Latin letters', () => {
  const header = buildContentDisposition("สถิติ แยกตามเวลา'", 'statistics', 'pdf', new Date('2026-11-21T00:00:00Z'));
  expect(header).toContain('filename="statistics-2026-11-21.pdf"');
  expect(decodeURIComponent(header)).toContain("สถิติ แยกตามเวลา' 2569-11-21.pdf");
  expect(header).not.toMatch(/UTF-8''.*'/);
});
