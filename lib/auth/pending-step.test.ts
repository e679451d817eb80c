import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { DAY_MS } from '@/lib/time/units';
import { logInPerson } from '@/testing/log-in';
import { aCollege, anAdministrator, anEditor } from '@/testing/people';
import { can } from './access';
import { findViewer } from './sessions';

const DAYS = 14;
const kept = { required: env.SECOND_FACTOR_REQUIRED, days: env.SECOND_FACTOR_GRACE_DAYS };

beforeEach(() => {
  env.SECOND_FACTOR_REQUIRED = true;
  env.SECOND_FACTOR_GRACE_DAYS = DAYS;
});
afterEach(() => {
  env.SECOND_FACTOR_REQUIRED = kept.required;
  env.SECOND_FACTOR_GRACE_DAYS = kept.days;
});

type Person = Awaited<ReturnType<typeof anEditor>>;

const readAskedAt = async ({ account }: Person) =>
  (await db.account.findUniqueOrThrow({ where: { id: account.id } })).secondFactorAskedAt;

/** Moves the begin of the grace into the past, as if the account had been asked so many days ago. */
const askedBefore = ({ account }: Person, days: number) =>
  db.account.update({
    where: { id: account.id },
    data: { secondFactorAskedAt: new Date(Date.now() - days * DAY_MS) },
  });

test('the grace begins with the first visit and is no longer for further ones', async () => {
  const editor = await anEditor();
  expect(await readAskedAt(editor)).toBeNull();
  const { token, viewer } = await logInPerson(editor);
  const askedAt = await readAskedAt(editor);
  expect(viewer.session?.secondFactorDue?.getTime()).toBe(Number(askedAt) + DAYS * DAY_MS);
  const later = await findViewer(token, false, new Date(Date.now() + 10 * 60_000));
  expect(later.session?.secondFactorDue).toEqual(viewer.session?.secondFactorDue);
  expect(await readAskedAt(editor)).toEqual(askedAt);
});

test('before the end an account works as usual; after it, it may only set up its second factor', async () => {
  const administrator = await anAdministrator();
  await askedBefore(administrator, DAYS - 1);
  const { token, viewer } = await logInPerson(administrator);
  expect(viewer.session?.pendingStep).toBeUndefined();
  expect(viewer.session?.secondFactorDue).toBeInstanceOf(Date);
  expect(can(viewer, 'site.manage')).toBe(true);

  await askedBefore(administrator, DAYS);
  const late = await findViewer(token, false);
  expect(late.session?.pendingStep).toBe('enrolment');
  expect(late.session?.secondFactorDue).toBeUndefined();
  expect(can(late, 'site.manage')).toBe(false);
  expect(can(late, 'news.publish')).toBe(false);
  expect(can(late, 'secondFactor.own')).toBe(true);
});

test('an account with a second factor, or of a role that needs none, is not asked', async () => {
  const [editor, college] = [await anEditor({ account: { totpConfirmedAt: new Date() } }), await aCollege()];
  expect((await logInPerson(editor)).viewer.session).toMatchObject({ pendingStep: 'secondFactor' });
  expect((await logInPerson(college)).viewer.session?.secondFactorDue).toBeUndefined();
  expect(await readAskedAt(editor)).toBeNull();
});

test('a second factor that is turned off again brings no new grace', async () => {
  const editor = await anEditor({ account: { secondFactorAskedAt: new Date(Date.now() - 2 * DAYS * DAY_MS) } });
  expect((await logInPerson(editor)).viewer.session).toMatchObject({ pendingStep: 'enrolment' });
});

test('without days of grace the second factor is set up at once', async () => {
  env.SECOND_FACTOR_GRACE_DAYS = 0;
  expect((await logInPerson(await anEditor())).viewer.session).toMatchObject({ pendingStep: 'enrolment' });
});
