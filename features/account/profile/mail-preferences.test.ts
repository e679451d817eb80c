import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, aMember } from '@/testing/people';
import { saveMailPreferences } from './profile.commands';
import { findMailPreferences } from './profile.queries';

const defaults = {
  newsDecided: true,
  newsWithdrawn: true,
  newsWaiting: false,
  newsReminder: true,
  noticeMust: true,
  noticeNew: false,
  voices: true,
  forumMention: true,
  forumAnswer: false,
};

test('mail preferences start at their defaults, and need an e-mail of the account', async () => {
  const { viewer } = await logInPerson(await aCollege({ organisation: { email: 'office@example.org' } }));
  expect(await findMailPreferences(viewer)).toEqual({ wishes: defaults, decides: true, email: undefined });
  const user = await logInPerson(await aCollegeUser({ account: { email: 'teacher@example.org' } }));
  expect(await findMailPreferences(user.viewer)).toMatchObject({ decides: false, email: 'teacher@example.org' });
});

test('saving stores the ticked boxes and keeps other opt-ins of the account', async () => {
  const college = await aCollege({ account: { mailOptIns: { notices: false } } });
  const { viewer } = await logInPerson(college);
  await saveMailPreferences({ newsWaiting: 'on' }, viewer);
  const wishes = {
    newsDecided: false,
    newsWithdrawn: false,
    newsWaiting: true,
    newsReminder: false,
    noticeMust: false,
    noticeNew: false,
    voices: false,
    forumMention: false,
    forumAnswer: false,
  };
  expect(await findMailPreferences(viewer)).toMatchObject({ wishes });
  const { mailOptIns } = await db.account.findUniqueOrThrow({ where: { id: college.account.id } });
  expect(mailOptIns).toEqual({ notices: false, ...wishes });
});

test('members and visitors have no mail preferences', async () => {
  const { viewer } = await logInPerson(await aMember());
  expect(await findMailPreferences(viewer)).toBeUndefined();
  await expect(saveMailPreferences({ newsWaiting: 'on' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(saveMailPreferences({}, visitor)).rejects.toMatchObject({ kind: 'forbidden' });
});
