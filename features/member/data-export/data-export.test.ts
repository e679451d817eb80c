import { answerMessage, sendContactMessage } from '@/features/citizens/contact/contact.commands';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { logInPerson } from '@/testing/log-in';
import { aSuggestion } from '@/testing/participation';
import { aCollege, aMember } from '@/testing/people';
import { answerMyData } from './data-export.http';
import { readMyData } from './data-export.queries';
import { renderMyData } from './data-export.rules';

test('the export is complete and contains no credentials', async () => {
  const member = await aMember();
  const { viewer, token, address } = await logInPerson(member);
  const { id: newsId, topic } = await aNews();
  await db.savedNews.create({ data: { memberId: member.id, newsId, kind: 'bookmark' } });
  const words = { name: viewer.name, email: member.name, subject: 'ถามเรื่องรับสมัคร', consent: true };
  const { trackingCode } = await sendContactMessage({ ...words, body: 'เปิดรับสมัครเดือนไหน' }, viewer);
  const { id } = await db.contactMessage.findUniqueOrThrow({ where: { trackingCode } });
  await answerMessage({ id, body: 'เดือนมีนาคม', replies: 0 }, administrator);
  await aSuggestion({ email: member.name, subject: 'ขอให้เพิ่มข่าวทุน' });
  await aSuggestion({ email: 'other@example.org', subject: 'ของคนอื่น' });
  const data = await readMyData(viewer);
  expect(data).toMatchObject({
    profile: { email: member.name, firstName: 'สมหญิง', birthDate: '2001-04-13' },
    consents: [{ what: 'terms', version: 'test' }],
    savedNews: [{ kind: 'bookmark', id: newsId, topic }],
    messages: [{ trackingCode, replies: [{ body: 'เดือนมีนาคม', fromSender: false }] }],
    suggestions: [{ subject: 'ขอให้เพิ่มข่าวทุน' }],
    mails: [{ subject: 'ตอบข้อความติดต่อ' }],
    sessions: [{ address, own: true, browser: 'Firefox' }],
  });
  expect(data.log.map(({ action }) => action)).toEqual(['session.open', 'contact.send']);
  const written = JSON.stringify(data);
  const hashes = [token, '$2b$', Buffer.from(viewer.session?.idHash ?? []).toString('base64url'), 'SECRETMARK'];
  for (const secret of [...hashes, 'ของคนอื่น']) expect(written).not.toContain(secret);
});

test('staff do not get correspondence of the unverified e-mail of their account', async () => {
  const { viewer } = await logInPerson(await aCollege({ account: { email: 'shared@example.org' } }));
  await aSuggestion({ email: 'shared@example.org', subject: 'ร้องเรียนวิทยาลัย' });
  expect(JSON.stringify(await readMyData(viewer))).not.toContain('ร้องเรียนวิทยาลัย');
});

test('the page contains every part in Thai, is self-contained and escapes text', async () => {
  const { viewer } = await logInPerson(await aMember());
  const data = {
    ...(await readMyData(viewer)),
    messages: [{ subject: '<img src=x onerror=alert(1)>', body: 'done', status: 'done', replies: [] }],
  };
  const html = renderMyData(data, 'ข่าว & ประกาศ', new Date('2026-11-21T05:00:00Z'));
  const headings = [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, text]) => text ?? '');
  expect(headings).toHaveLength(Object.keys(data).length);
  for (const heading of headings) expect(heading).toMatch(/\p{Script=Thai}/u);
  expect(html).toContain('ข่าว &amp; ประกาศ');
  expect(html).toContain('13 เม.ย. 2544');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('<dd>done</dd>');
  expect(html).toContain('<dd>เสร็จแล้ว</dd>');
  expect(html).not.toMatch(/<(?:script|link|img|iframe)|https?:\/\/|url\(|@import/);
});

describe('the download', () => {
  test('is a file of either format, five times a day, and is audited', async () => {
    const { viewer } = await logInPerson(await aMember());
    const kinds: string[] = [];
    for (const format of ['json', 'html', 'json', 'html', 'json']) {
      const answer = await answerMyData(viewer, format);
      expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename="my-data.${format}"`);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      kinds.push((await answer.text()).slice(0, 1));
    }
    expect(kinds).toEqual(['{', '<', '{', '<', '{']);
    const late = await answerMyData(viewer, 'html');
    expect(late.status).toBe(429);
    const lines = await db.auditLog.findMany({ where: { accountId: viewer.accountId, action: 'account.download' } });
    expect(lines.map(({ after }) => after)).toContainEqual({ format: 'html' });
    expect(lines).toHaveLength(5);
  });

  test('is refused to cross-site requests, visitors and in other formats', async () => {
    const { viewer } = await logInPerson(await aMember());
    expect((await answerMyData(undefined, 'json')).status).toBe(403);
    expect((await answerMyData(visitor, 'json')).status).toBe(401);
    expect((await answerMyData(viewer, 'pdf')).status).toBe(422);
  });
});
