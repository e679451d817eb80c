import { templateNames } from '@/lib/mail/schema';
import { renderMail } from './render';
import { sampleMails } from './samples';

const SITE = { brand: 'ข่าวอาชีวศึกษา', url: 'https://news.example.go.th' };

test('there is a sample of every mail', () => {
  expect(sampleMails.map(({ template }) => template).sort()).toEqual([...templateNames].sort());
});

describe.each(sampleMails.map((mail) => [mail.template, mail] as const))('%s', (_name, mail) => {
  test('is a Thai document with its text in both parts', async () => {
    const { subject, html, text } = await renderMail(mail, SITE);
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain('<html lang="th"');
    expect(subject).toMatch(/^[\u0e01-\u0e4e].* \| ข่าวอาชีวศึกษา$/);
    const [headline = ''] = subject.split(' | ');
    expect(text.startsWith(headline)).toBe(true);
    expect(text).not.toMatch(/<[a-z]|undefined|\[object/);
  });

  test('shows all its data in both parts', async () => {
    const { html, text } = await renderMail(mail, SITE);
    const values = Object.entries(mail.data).filter(
      ([name]) =>
        ![
          'at',
          'day',
          'deadline',
          'since',
          'reason',
          'outcome',
          'what',
          'mustRead',
          'answerWanted',
          'rhythm',
          'withSearch',
          'items',
          'oneClickLink',
          'isFirst',
          'isReminder',
          'door',
        ].includes(name),
    );
    for (const [, value] of values) {
      expect(text).toContain(String(value));
      expect(html).toContain(String(value).replaceAll('&', '&amp;'));
    }
  });

  test('links to the site only and loads nothing', async () => {
    const { html } = await renderMail(mail, SITE);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(`${href}/`).toMatch(/^https:\/\/news\.example\.go\.th\//);
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
  });
});

test('dates and times are Thai', async () => {
  const at = '2026-11-19T20:30:00Z';
  const changed = await renderMail({ template: 'password-changed', data: { name: 'สมหญิง', at } }, SITE);
  expect(changed.text).toContain('วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569 เวลา 03.30 น.');
  const deleted = await renderMail({ template: 'account-deletion', data: { name: 'สมหญิง', day: '2026-12-01' } }, SITE);
  expect(deleted.text).toContain('1 ธ.ค. 2569');
});

test('user-written text is text, not HTML, and keeps its lines', async () => {
  const reason = '<img src=x onerror=alert(1)>\n<a href="https://evil.example">กด</a>';
  const { html, text } = await renderMail(
    { template: 'institution-refused', data: { institution: '<b>วิทยาลัย</b>', reason } },
    SITE,
  );
  expect(html).not.toMatch(/<img|<b>|href="https:\/\/evil/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(text).toContain(reason);
});

test.each([
  'https://evil.example/login/',
  '//evil.example/login/',
  'javascript:alert(1)',
  'http://news.example.go.th/',
])('%s is refused as a link', async (link) => {
  const drawing = renderMail({ template: 'email-change', data: { link, minutes: 30 } }, SITE);
  await expect(drawing).rejects.toThrow('own site');
});

test('the mail of a first password does not mention an old one, that of a new password does', async () => {
  const office = { name: 'วิทยาลัยเทคนิคดอยคำ', userName: '1350016401', door: 'staff' } as const;
  const data = { ...office, password: 'hJ5!pZr7#cDf', hours: 72 };
  const draw = (isFirst: boolean) => renderMail({ template: 'staff-password', data: { ...data, isFirst } }, SITE);
  const [first, next] = [await draw(true), await draw(false)];
  expect(`${first.subject} ${first.text}`).not.toMatch(/รหัสผ่านเดิม|รหัสผ่านใหม่/);
  expect(first.text).toContain(data.password);
  expect(next.text).toContain('รหัสผ่านเดิมใช้ไม่ได้แล้ว');
});

test('the agency’s colours stand in the styles of every mail, never in typed words, and the default mail is unchanged', async () => {
  const colors = { accent: '#1d3f5c', link: '#2a5580', darkLink: '#a0c4e0' };
  for (const mail of sampleMails) {
    const [own, plain] = [await renderMail(mail, { ...SITE, colors }), await renderMail(mail, SITE)];
    expect(own.html).not.toMatch(/#74101f|#8f1527|#f0a9a4/);
    expect(own.html).toContain('background-color:#1d3f5c');
    expect(own.html).toContain('.link { color: #a0c4e0 !important; }');
    expect(own.text).toBe(plain.text);
    expect(await renderMail(mail, { ...SITE, colors: undefined })).toEqual(plain);
  }
  const typed = { name: 'style="color:#74101f"', day: '2026-12-01' };
  const { html, text } = await renderMail({ template: 'account-deletion', data: typed }, { ...SITE, colors });
  expect(text).toContain('style="color:#74101f"');
  expect(html).toContain('color:#74101f');
});

test.each([
  ['staff', '1350016401'],
  ['collegeUser', 'เลขประจำตัวประชาชน *********0016'],
  ['member', 'somying@example.org'],
] as const)('a mail about an account of %s links to its login form and names it', async (door, userName) => {
  const at = '2026-11-20T10:30:00+07:00';
  const { html, text } = await renderMail(
    { template: 'password-changed', data: { name: 'สมหญิง', userName, door, at } },
    SITE,
  );
  expect(html).toContain(`href="${SITE.url}/login/?form=${door}"`);
  expect(text).toContain(userName);
});

test('a mail written before the login was named links to the login page', async () => {
  const at = '2026-11-20T10:30:00+07:00';
  const { html } = await renderMail({ template: 'password-changed', data: { name: 'สมหญิง', at } }, SITE);
  expect(html).toContain(`href="${SITE.url}/login/"`);
});
