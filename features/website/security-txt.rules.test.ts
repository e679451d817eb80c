import { buildSecurityTxt } from './security-txt.rules';

const now = new Date('2026-11-21T10:11:12Z');

test('contains the contact, the expiry and its own URL', () => {
  expect(buildSecurityTxt('cert@example.org', 'https://news.example.org', now)).toBe(
    [
      'Contact: mailto:cert@example.org',
      'Expires: 2027-05-20T00:00:00.000Z',
      'Preferred-Languages: th, en',
      'Canonical: https://news.example.org/.well-known/security.txt',
      'Policy: https://news.example.org/policy/',
      '',
    ].join('\n'),
  );
});

test('names the contact page if there is no mail address', () => {
  expect(buildSecurityTxt('', 'https://news.example.org', now)).toContain(
    'Contact: https://news.example.org/contact/\n',
  );
});
