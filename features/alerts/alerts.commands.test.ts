import type { Viewer } from '@/lib/auth/viewer';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { mailMessages } from '@/lib/mail/messages';
import { anAlert, anEmail } from '@/testing/alerts';
import { aCategory } from '@/testing/builders';
import { anAddress, listMailsTo, logInPerson } from '@/testing/log-in';
import { aMember } from '@/testing/people';
import { confirmAlert, requestAlert, requestManageLink } from './alerts.commands';
import { alertsMessages } from './alerts.messages';
import {
  findAddressByLink,
  findAlertData,
  listLinkedAlerts,
  listMyAlerts,
  myAlertsHref,
  readLinkedAlert,
} from './alerts.queries';
import { MAX_ALERTS } from './alerts.schema';
import { makeAlertToken } from './tokens';

/** A visitor with a unique client address. */
const aVisitor = (): Viewer => ({ ...visitor, address: anAddress() });
const requestAlertFor = (email: string, fields: object = {}, viewer: Viewer = aVisitor()) =>
  requestAlert({ email, rhythm: 'now', ...fields }, viewer);
const readToken = ({ data }: { data: Record<string, unknown> } | undefined = { data: {} }) =>
  new URL(String(data.link)).searchParams.get('token') ?? '';
const listRows = (email: string) => db.alert.findMany({ where: { address: { email } } });

describe('a visitor', () => {
  test('gets a link that activates the alert, which is inactive before', async () => {
    const [email, category] = [anEmail(), await aCategory()];
    const asked = { news_type: String(category.id), search: 'คำที่พิมพ์', rhythm: 'daily' };
    expect(await requestAlertFor(` ${email.toUpperCase()} `, asked)).toEqual({ active: false });
    const [mail, ...more] = await listMailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'alert-confirm',
      data: { rhythm: 'daily', hours: 48 },
    });
    // A mail must not contain text typed by a stranger, nor a link the e-mail address.
    expect(JSON.stringify(mail)).not.toContain('คำที่พิมพ์');
    expect(String(mail?.data.link)).not.toContain(email.split('@')[0]);
    expect(await listRows(email)).toMatchObject([{ confirmedAt: null, rhythm: 'daily' }]);
    const token = readToken(mail);
    expect(await readLinkedAlert('confirm', token)).toMatchObject({ confirmed: false });
    expect(await listRows(email)).toMatchObject([{ confirmedAt: null }]);
    await confirmAlert({ token }, visitor);
    await confirmAlert({ token }, visitor);
    const [row] = await listRows(email);
    expect(row?.confirmedAt).toBeInstanceOf(Date);
    expect(row?.filter).toEqual({ search: 'คำที่พิมพ์', categoryId: category.id });
  });

  test('gets the same response for known and unknown addresses, and cannot change an existing alert', async () => {
    const category = await aCategory();
    const known = await anAlert({ filter: { categoryId: category.id }, rhythm: 'weekly' });
    const asked = { news_type: category.id, rhythm: 'now' };
    expect(await requestAlertFor(known.email, asked)).toEqual(await requestAlertFor(anEmail(), asked));
    expect(await listRows(known.email)).toMatchObject([{ rhythm: 'weekly', confirmedAt: known.confirmedAt }]);
    const [mail] = await listMailsTo(known.email);
    expect(mail).toMatchObject({ template: 'alert-manage', data: { what: 'known' } });
    expect(await listLinkedAlerts(readToken(mail))).toMatchObject([{ id: known.id, name: category.name }]);
  });

  test('can request a stopped alert again, and has to confirm it again', async () => {
    const { email } = await anAlert({ stoppedAt: new Date() });
    await requestAlertFor(email);
    expect(await listRows(email)).toMatchObject([{ stoppedAt: null, confirmedAt: null }]);
    await confirmAlert({ token: readToken((await listMailsTo(email))[0]) }, visitor);
    expect((await listRows(email))[0]?.confirmedAt).not.toBeNull();
  });

  test.each([
    [{ email: 'no address' }, 'email', mailMessages['mail.wrongAddress'].th],
    [{ email: '' }, 'email', alertsMessages['alerts.emailMissing'].th],
    [{ email: 'a@example.org\r\nBcc: b@example.org' }, 'email', mailMessages['mail.wrongAddress'].th],
    [{ rhythm: 'hourly' }, 'rhythm', alertsMessages['alerts.rhythmMissing'].th],
    [{ search: 'ก'.repeat(201) }, 'search', alertsMessages['alerts.searchLong'].th],
    [{ news_type: '2147483647' }, 'news_type', alertsMessages['alerts.notThere']],
    [{ organisation: '2147483647' }, 'organisation', alertsMessages['alerts.notThere']],
    [{ province: '2147483647' }, 'province', alertsMessages['alerts.notThere']],
  ])('gets a field error for %j', async (fields, field, message) => {
    const given = { email: anEmail(), rhythm: 'now', ...fields };
    await expect(requestAlert(given, aVisitor())).rejects.toMatchObject({
      kind: 'invalid',
      fields: { [field]: message },
    });
    if (field !== 'email') expect(await listRows(given.email)).toEqual([]);
  });

  test('can’t follow a hidden category', async () => {
    const { id } = await aCategory({ visible: false });
    await expect(requestAlertFor(anEmail(), { news_type: id })).rejects.toMatchObject({
      fields: { news_type: alertsMessages['alerts.notThere'] },
    });
  });

  test('can have five mails an hour sent to one e-mail, from any address', async () => {
    const email = anEmail();
    for (let number = 0; number < 5; number++) await requestAlertFor(email, { search: `คำ ${number}` });
    await expect(requestAlertFor(email, { search: 'อีก' })).rejects.toMatchObject({ kind: 'limited' });
    await expect(requestManageLink({ email }, aVisitor())).rejects.toMatchObject({ kind: 'limited' });
    expect(await listMailsTo(email)).toHaveLength(5);
  });

  test('can’t activate more alerts than the limit per e-mail', async () => {
    const email = anEmail();
    for (let number = 0; number < MAX_ALERTS; number++) await anAlert({ email, filter: { search: `คำ ${number}` } });
    await requestAlertFor(email, { search: 'อีกคำ' });
    const token = readToken((await listMailsTo(email))[0]);
    await expect(confirmAlert({ token }, visitor)).rejects.toMatchObject({ kind: 'conflict', key: 'alerts.tooMany' });
  });
});

describe('a confirmation link', () => {
  test('is invalid after 48 hours, for another purpose, and after its alert was stopped', async () => {
    const { id, address } = await anAlert({ confirmedAt: null });
    const confirm = (token: string) => confirmAlert({ token }, visitor);
    const dead = { kind: 'missing', key: 'alerts.deadLink' };
    const good = Date.now() + 3_600_000;
    await expect(confirm(makeAlertToken('confirm', id, address.secret, Date.now() - 3_600_001))).rejects.toMatchObject(
      dead,
    );
    await expect(confirm(makeAlertToken('stop', id, address.secret, good))).rejects.toMatchObject(dead);
    await expect(confirm(makeAlertToken('confirm', 2_000_000_000, address.secret, good))).rejects.toMatchObject(dead);
    await expect(confirm('x')).rejects.toMatchObject(dead);
    await expect(confirm('x'.repeat(200))).rejects.toMatchObject({
      fields: { token: alertsMessages['alerts.deadLink'].th },
    });
    await db.alert.update({ where: { id }, data: { stoppedAt: new Date(), confirmedAt: new Date() } });
    await expect(confirm(makeAlertToken('confirm', id, address.secret, good))).rejects.toMatchObject(dead);
  });
});

describe('a member', () => {
  const aSignedInMember = async () => {
    const member = await aMember();
    const { viewer } = await logInPerson(member);
    return { email: member.name, viewer };
  };

  test('activates an alert for their own e-mail at once, and sees it with those made without an account', async () => {
    const { email, viewer } = await aSignedInMember();
    expect(await requestAlert({ email: '', rhythm: 'daily', search: 'ทุน' }, viewer)).toEqual({ active: true });
    expect(await requestAlertFor(email, { rhythm: 'now', search: ' ทุน' }, viewer)).toEqual({ active: true });
    expect(await listMailsTo(email)).toEqual([]);
    const before = await anAlert({ email });
    expect(await listMyAlerts(viewer)).toMatchObject([
      { name: 'ค้นหา “ทุน”', rhythm: 'now', stopped: false },
      { id: before.id, name: 'ข่าวทั้งหมด' },
    ]);
    expect(await listMyAlerts((await aSignedInMember()).viewer)).toEqual([]);
    expect(await listMyAlerts(visitor)).toEqual([]);
  });

  test('has to confirm another e-mail', async () => {
    const { viewer } = await aSignedInMember();
    const email = anEmail();
    expect(await requestAlertFor(email, {}, viewer)).toEqual({ active: false });
    expect(await listRows(email)).toMatchObject([{ confirmedAt: null, accountId: null }]);
  });

  test('loses the alerts with a deleted account', async () => {
    const { email, viewer } = await aSignedInMember();
    await requestAlert({ rhythm: 'daily' }, viewer);
    await db.account.delete({ where: { id: viewer.accountId } });
    expect(await listRows(email)).toEqual([]);
  });
});

test('the name of an alert shows that its category was deleted', async () => {
  const category = await aCategory();
  const { address } = await anAlert({ filter: { categoryId: category.id } });
  await db.category.delete({ where: { id: category.id } });
  const token = new URL(myAlertsHref(address), 'http://localhost').searchParams.get('token') ?? '';
  expect(await listLinkedAlerts(token)).toMatchObject([{ name: '(ไม่มีในระบบแล้ว)' }]);
});

describe('the link to all alerts', () => {
  test('is mailed to an e-mail with alerts, with the same response for others', async () => {
    const { email, address } = await anAlert();
    const nobody = anEmail();
    expect(await requestManageLink({ email }, aVisitor())).toEqual(
      await requestManageLink({ email: nobody }, aVisitor()),
    );
    const [mail] = await listMailsTo(email);
    expect(mail).toMatchObject({ template: 'alert-manage', data: { what: 'asked', days: 30 } });
    expect(await findAddressByLink(readToken(mail))).toMatchObject({ id: address.id });
    expect(await listMailsTo(nobody)).toEqual([]);
  });
});

test('all data stored about an e-mail can be exported', async () => {
  const { email } = await anAlert({ filter: { search: 'ทุน' } });
  expect(await findAlertData(email)).toMatchObject({ email, alerts: [{ filter: { search: 'ทุน' }, items: [] }] });
  expect(JSON.stringify(await findAlertData(email))).not.toContain('secret');
  expect(await findAlertData(anEmail())).toBeUndefined();
});
