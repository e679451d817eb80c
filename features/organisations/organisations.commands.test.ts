import { logIn } from '@/lib/auth/log-in';
import { verifyPassword } from '@/lib/auth/passwords';
import { roles } from '@/lib/auth/roles';
import { findViewer } from '@/lib/auth/sessions';
import type { Viewer } from '@/lib/auth/viewer';
import { inputMessages } from '@/lib/command/messages';
import { db } from '@/lib/db/db';
import { env } from '@/lib/env/env';
import { makeUnique } from '@/testing/builders';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCode, aNeighbourhood, toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, anAdministrator, anEditor, aProvince, aStaffOffice, PASSWORD } from '@/testing/people';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import { giveOfficePassword } from './office-passwords.commands';
import { saveContact, saveOrganisation, setOrganisationStatus } from './organisations.commands';
import { organisationsMessages } from './organisations.messages';

// The setting allows passwords on the screen here.
env.SHOW_PASSWORDS = true;

const CLIENT = { address: '198.51.100.7', userAgent: 'Firefox' };

const administrator = async (): Promise<Viewer> => toOfficeViewer(await anAdministrator());
const findOrganisation = (id: number) => db.organisation.findUniqueOrThrow({ where: { id } });

async function aWish(given: object = {}) {
  const code = aCode();
  const provinceId = (await aProvince()).id;
  return { kind: 'college', code, name: makeUnique('วิทยาลัย'), provinceId, email: `c${code}@example.org`, ...given };
}

describe('an administrator', () => {
  test('adds a college with an office login whose mailed password opens it once', async () => {
    const wish = await aWish({ delivery: 'mail', website: 'https://college.example/', about: 'บรรทัดแรก\n\nบรรทัดสอง' });
    const { id, password } = await saveOrganisation(wish, await administrator());
    expect(password).toBeUndefined();
    const office = await db.systemUser.findFirstOrThrow({ where: { organisationId: id }, include: { account: true } });
    expect(office).toMatchObject({ userName: wish.code, isOffice: true });
    expect(office.account).toMatchObject({ role: 'college', displayName: wish.name, mustChangePassword: true });
    const [letter] = await listMailContentsTo(wish.email);
    expect(letter).toMatchObject({ template: 'staff-password', data: { isFirst: true } });
    const { session } = await logIn('staff', { name: wish.code, password: String(letter?.data.password) }, CLIENT);
    expect((await findViewer(session, false)).session?.pendingStep).toBe('password');
    expect((await findOrganisation(id)).about).toBe('<p>บรรทัดแรก</p><p>บรรทัดสอง</p>');
  });

  test('sees a password once if it is to be shown, and the audit log has none', async () => {
    const viewer = await administrator();
    const userName = `u${aCode()}`;
    const wish = await aWish({ delivery: 'show', userName });
    const { id, password = '' } = await saveOrganisation(wish, viewer);
    const office = await db.systemUser.findFirstOrThrow({ where: { organisationId: id }, include: { account: true } });
    expect(office.userName).toBe(userName);
    expect(await verifyPassword(password, office.account.passwordHash)).toBe(true);
    const rows = await db.auditLog.findMany({ where: { noun: 'organisation', nounId: String(id) } });
    expect(rows.map(({ action }) => action)).toEqual(['organisation.add']);
    const log = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(log).not.toContain(password);
    expect(log).not.toMatch(/\$2[aby]\$/);
  });

  test.each([
    ['department', {}, 'veccentraldep'],
    ['institute', {}, 'iven'],
    ['province', {}, 'VecProvince'],
  ] as const)('adds a %s with its kind of login', async (kind, given, role) => {
    const { id } = await saveOrganisation(await aWish({ kind, ...given }), await administrator());
    const office = await db.systemUser.findFirstOrThrow({ where: { organisationId: id }, include: { account: true } });
    expect(office.account).toMatchObject({ role, passwordHash: null });
  });

  test('gets each error beside its field', async () => {
    const viewer = await administrator();
    const { organisation, systemUser } = await aStaffOffice('college');
    const refused = async (given: object, fields: object) =>
      expect(saveOrganisation(await aWish(given), viewer)).rejects.toMatchObject({ kind: 'invalid', fields });
    await refused({ code: organisation.code }, { code: organisationsMessages['organisations.codeTaken'] });
    await refused(
      { userName: systemUser.userName },
      { userName: organisationsMessages['organisations.userNameTaken'] },
    );
    await refused({ provinceId: '' }, { provinceId: organisationsMessages['organisations.provinceIdRequired'] });
    await refused({ provinceId: 2_000_000_001 }, { provinceId: organisationsMessages['organisations.badChoice'] });
    await refused({ instituteId: organisation.id }, { instituteId: organisationsMessages['organisations.badChoice'] });
    await refused({ kind: 'unit' }, { departmentId: organisationsMessages['organisations.departmentIdRequired'] });
    await refused({ kind: 'agency' }, { kind: organisationsMessages['organisations.badKind'] });
    await refused({ name: ' ' }, { name: organisationsMessages['organisations.missing'] });
    await refused({ delivery: 'mail', email: '' }, { email: organisationsMessages['organisations.mailNeedsEmail'] });
    await refused({ logoId: 2_000_000_001 }, { logoId: organisationsMessages['organisations.noPicture'] });
    for (const target of ['javascript:alert(1)', 'www.example.org', 'mailto:a@example.org', '//evil.example']) {
      const given = { website: target, mapUrl: target, socialLinks: { page: target } };
      const asked = saveOrganisation(await aWish(given), viewer);
      const failure = await asked.catch((error: unknown) => error);
      expect(Object.keys(Object(failure).fields).toSorted()).toEqual(['mapUrl', 'socialLinks.page', 'website']);
    }
  });

  test('gets all errors at once, including taken codes and names', async () => {
    const viewer = await administrator();
    const { organisation, systemUser } = await aStaffOffice('college');
    const taken = { code: organisation.code, userName: systemUser.userName, instituteId: organisation.id };
    const typed = { ...taken, name: '', provinceId: '', email: '', website: 'www.example.org', delivery: 'mail' };
    await expect(saveOrganisation(await aWish(typed), viewer)).rejects.toMatchObject({
      kind: 'invalid',
      fields: {
        name: organisationsMessages['organisations.missing'],
        code: organisationsMessages['organisations.codeTaken'],
        provinceId: organisationsMessages['organisations.provinceIdRequired'],
        instituteId: organisationsMessages['organisations.badChoice'],
        email: organisationsMessages['organisations.mailNeedsEmail'],
        website: inputMessages['ui.badTarget'],
      },
    });
    const rightForm = await aWish({
      code: organisation.code,
      userName: systemUser.userName,
      provinceId: 2_000_000_001,
    });
    await expect(saveOrganisation(rightForm, viewer)).rejects.toMatchObject({
      fields: {
        code: organisationsMessages['organisations.codeTaken'],
        provinceId: organisationsMessages['organisations.badChoice'],
      },
    });
    const { id } = await saveOrganisation(await aWish(), viewer);
    const { code } = await findOrganisation(id);
    const changed = await aWish({ id, code, name: ' ', provinceId: '' });
    await expect(saveOrganisation(changed, viewer)).rejects.toMatchObject({
      fields: {
        name: organisationsMessages['organisations.missing'],
        provinceId: organisationsMessages['organisations.provinceIdRequired'],
      },
    });
  });

  test('of two concurrent saves with one code, one gets the error that it is taken', async () => {
    const viewer = await administrator();
    const code = aCode();
    const both = [saveOrganisation(await aWish({ code }), viewer), saveOrganisation(await aWish({ code }), viewer)];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { fields: { code: organisationsMessages['organisations.codeTaken'] } },
    });
  });

  test('moves and renames a college; its login follows, and its cache tags are invalidated', async () => {
    const viewer = await administrator();
    const { college, institute } = await aNeighbourhood();
    const { id, code } = college.organisation;
    const wish = { ...(await aWish({ code: `${code}9`, instituteId: institute.organisation.id })), id };
    const tags = await recordInvalidatedTags(() => saveOrganisation(wish, viewer));
    expect(tags).toEqual(expect.arrayContaining([`profile:${id}`, 'organisations', 'lists', 'home']));
    expect(await findOrganisation(id)).toMatchObject({ provinceId: wish.provinceId, name: wish.name, code: wish.code });
    const office = await db.systemUser.findUniqueOrThrow({
      where: { id: college.systemUser.id },
      include: { account: true },
    });
    expect([office.userName, office.account.displayName, office.account.email]).toEqual([
      wish.code,
      wish.name,
      wish.email,
    ]);
  });

  test('does not overwrite a concurrent save, nor change a kind', async () => {
    const viewer = await administrator();
    const { organisation } = await aStaffOffice('college');
    const version = organisation.updatedAt.toISOString();
    const wish = { ...(await aWish({ code: organisation.code })), id: organisation.id, version };
    await saveOrganisation(wish, viewer);
    await expect(saveOrganisation(wish, viewer)).rejects.toMatchObject({ kind: 'conflict' });
    const other = saveOrganisation({ ...wish, version: undefined, kind: 'institute' }, viewer);
    await expect(other).rejects.toMatchObject({ fields: { kind: organisationsMessages['organisations.kindFixed'] } });
  });

  test('may not close its own organisation, which is in no list', async () => {
    const viewer = await administrator();
    const closed = setOrganisationStatus({ id: viewer.organisationId, open: false }, viewer);
    await expect(closed).rejects.toMatchObject({ kind: 'missing' });
  });
});

describe('closing', () => {
  test('ends every session of the organisation’s accounts and prevents logins', async () => {
    const { college, province } = await aNeighbourhood();
    const teacher = await aCollegeUser({ college: college.organisation.id });
    const enter = (who: typeof college | typeof teacher) =>
      logIn(who.door, { name: who.name, password: PASSWORD }, CLIENT);
    const sessions = [(await enter(college)).session, (await enter(teacher)).session];
    for (const session of sessions) expect((await findViewer(session, false)).accountId).toBeDefined();
    await setOrganisationStatus({ id: college.organisation.id, open: 'false' }, toOfficeViewer(province));
    for (const session of sessions) expect((await findViewer(session, false)).role).toBe('visitor');
    expect(await db.session.count({ where: { accountId: teacher.account.id, endedAt: null } })).toBe(0);
    await expect(enter(teacher)).rejects.toMatchObject({ kind: expect.stringMatching(/unauthenticated|forbidden/) });
    await setOrganisationStatus({ id: college.organisation.id, open: 'true' }, toOfficeViewer(province));
    for (const session of sessions) expect((await findViewer(session, false)).role).toBe('visitor');
    expect((await enter(teacher)).session).toBeTruthy();
  });
});

describe.each(['VecProvince', 'iven'] as const)('%s', (role) => {
  const pick = async () => {
    const all = await aNeighbourhood();
    return { ...all, viewer: toOfficeViewer(role === 'iven' ? all.institute : all.province) };
  };

  test('edits its college’s contact data, and nothing else of it', async () => {
    const { viewer, college } = await pick();
    const { id, code, name, provinceId } = college.organisation;
    await saveContact(
      {
        id,
        phone: '0 5399 0000',
        socialLinks: { page: 'https://facebook.com/x' },
        code: 'x',
        name: 'x',
        provinceId: 1,
      },
      viewer,
    );
    expect(await findOrganisation(id)).toMatchObject({
      code,
      name,
      provinceId,
      phone: '0 5399 0000',
      socialLinks: { page: 'https://facebook.com/x' },
    });
    await expect(saveOrganisation(await aWish({ id }), viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(saveOrganisation(await aWish(), viewer)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('gives its college’s office a new password, which ends the old one', async () => {
    const { viewer, college } = await pick();
    const { session } = await logIn('staff', { name: college.name, password: PASSWORD }, CLIENT);
    const { password = '' } = await giveOfficePassword({ id: college.organisation.id, delivery: 'show' }, viewer);
    expect((await findViewer(session, false)).role).toBe('visitor');
    const old = logIn('staff', { name: college.name, password: PASSWORD }, CLIENT);
    await expect(old).rejects.toMatchObject({ kind: 'unauthenticated' });
    const entered = await logIn('staff', { name: college.name, password }, CLIENT);
    expect((await findViewer(entered.session, false)).session?.pendingStep).toBe('password');
    const mailed = giveOfficePassword({ id: college.organisation.id, delivery: 'mail' }, viewer);
    await expect(mailed).rejects.toMatchObject({
      fields: { delivery: organisationsMessages['organisations.noAddress'] },
    });
  });

  test('gets the same error for another’s college as for a missing one', async () => {
    const { viewer, stranger } = await pick();
    for (const id of [stranger.organisation.id, viewer.organisationId, 2_000_000_001]) {
      await expect(saveContact({ id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
      await expect(setOrganisationStatus({ id, open: false }, viewer)).rejects.toMatchObject({ kind: 'missing' });
      await expect(giveOfficePassword({ id, delivery: 'show' }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    }
    expect((await findOrganisation(stranger.organisation.id)).status).toBe('open');
  });
});

const editing: readonly string[] = ['VecProvince', 'iven', 'VecAdmin'];
describe.each(roles.filter((role) => !editing.includes(role)))('%s', (role) => {
  test('changes no organisation', async () => {
    const { organisation } = await aStaffOffice('college');
    const viewer = { role, accountId: (await anEditor()).account.id, organisationId: organisation.id };
    const { id } = organisation;
    const tries = [
      saveOrganisation(await aWish(), viewer),
      saveContact({ id }, viewer),
      setOrganisationStatus({ id, open: false }, viewer),
      giveOfficePassword({ id, delivery: 'show' }, viewer),
    ];
    for (const attempt of tries) await expect(attempt).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await findOrganisation(id)).toEqual(organisation);
  });
});
