import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { anAlert, anEmail } from '@/testing/alerts';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aMember } from '@/testing/people';
import { answerOneClick, redirectToStopPage } from '../alerts.http';
import { buildAlertLinks, listLinkedAlerts, myAlertsHref, readLinkedAlert } from '../alerts.queries';
import { MAX_ALERTS } from '../alerts.schema';
import { changeAlertFrequency, resumeAlert, stopAlert, stopAlertByLink, stopAllAlerts } from './subscriptions.commands';

const readToken = (href: string) => new URL(href, 'http://localhost').searchParams.get('token') ?? '';
const find = (id: number) => db.alert.findUniqueOrThrow({ where: { id } });
const isStopped = async (id: number) => (await find(id)).stoppedAt !== null;
const makeManageToken = ({ address }: Awaited<ReturnType<typeof anAlert>>) => readToken(myAlertsHref(address));
const makeAlertLinks = ({ id, address }: Awaited<ReturnType<typeof anAlert>>) => buildAlertLinks(id, address);
const deadLinkError = { kind: 'missing', key: 'alerts.deadLink' };

describe('one-click unsubscribe', () => {
  const press = (link: string) =>
    answerOneClick(
      new Request(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    );

  test('stops only that alert, repeatedly without an error', async () => {
    const email = anEmail();
    const [one, other] = [await anAlert({ email }), await anAlert({ email, filter: { search: 'ทุน' } })];
    const { oneClickLink } = makeAlertLinks(one);
    for (const _ of [1, 2]) expect((await press(oneClickLink)).status).toBe(204);
    expect([await isStopped(one.id), await isStopped(other.id)]).toEqual([true, false]);
  });

  test('is refused for a forged link', async () => {
    const one = await anAlert();
    const forged = [makeManageToken(one), `${one.id.toString(36)}.0.${'A'.repeat(22)}`, '', 'x'];
    const answers = await Promise.all(
      forged.map((token) => press(`http://localhost/api/v1/alerts/stop?token=${token}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await isStopped(one.id)).toBe(false);
  });

  test('by GET redirects to the page with the button and stops nothing', async () => {
    const one = await anAlert();
    const { oneClickLink } = makeAlertLinks(one);
    const answer = redirectToStopPage(new Request(oneClickLink));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/alerts/stop/?token=${readToken(oneClickLink)}`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await isStopped(one.id)).toBe(false);
    // The link gives access to its own alert only.
    expect(await readLinkedAlert('stop', readToken(oneClickLink))).not.toHaveProperty('manageHref', expect.anything());
  });
});

describe('by the link to all alerts', () => {
  test('a reader changes, stops and resumes their own alerts', async () => {
    const one = await anAlert();
    const own = { id: one.id, token: makeManageToken(one) };
    await changeAlertFrequency({ ...own, rhythm: 'weekly' }, visitor);
    expect(await find(one.id)).toMatchObject({ rhythm: 'weekly' });
    await stopAlert(own, visitor);
    expect(await listLinkedAlerts(own.token)).toMatchObject([{ id: one.id, stopped: true }]);
    await resumeAlert(own, visitor);
    expect(await listLinkedAlerts(own.token)).toMatchObject([{ id: one.id, stopped: false }]);
    await expect(changeAlertFrequency({ ...own, rhythm: 'yearly' }, visitor)).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  test('a reader cannot reach others’ alerts, nor use a link for another purpose', async () => {
    const [one, foreign] = [await anAlert(), await anAlert()];
    const gone = { kind: 'missing', key: 'alerts.gone' };
    const own = { id: foreign.id, token: makeManageToken(one) };
    await expect(stopAlert(own, visitor)).rejects.toMatchObject(gone);
    await expect(resumeAlert(own, visitor)).rejects.toMatchObject(gone);
    await expect(changeAlertFrequency({ ...own, rhythm: 'daily' }, visitor)).rejects.toMatchObject(gone);
    const token = readToken(makeAlertLinks(one).stopLink);
    await expect(stopAllAlerts({ token }, visitor)).rejects.toMatchObject(deadLinkError);
    await expect(stopAlert({ id: one.id, token }, visitor)).rejects.toMatchObject(deadLinkError);
    expect(await listLinkedAlerts(token)).toBeUndefined();
    expect([await isStopped(one.id), await isStopped(foreign.id)]).toEqual([false, false]);
  });

  test('unconfirmed alerts are neither shown nor activated', async () => {
    const one = await anAlert({ confirmedAt: null });
    expect(await listLinkedAlerts(makeManageToken(one))).toEqual([]);
    await expect(resumeAlert({ id: one.id, token: makeManageToken(one) }, visitor)).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  test('stopping all invalidates every link and returns a new one that can resume them', async () => {
    const email = anEmail();
    const [one, two, foreign] = [
      await anAlert({ email }),
      await anAlert({ email, filter: { search: 'ก' } }),
      await anAlert(),
    ];
    const [token, { stopLink: old }] = [makeManageToken(one), makeAlertLinks(one)];
    const { href = '' } = await stopAllAlerts({ token }, visitor);
    expect(await Promise.all([one, two, foreign].map(({ id }) => isStopped(id)))).toEqual([true, true, false]);
    await expect(stopAllAlerts({ token }, visitor)).rejects.toMatchObject(deadLinkError);
    await expect(stopAlertByLink({ token: readToken(old) }, visitor)).rejects.toMatchObject(deadLinkError);
    expect(await listLinkedAlerts(readToken(href))).toHaveLength(2);
    await resumeAlert({ id: two.id, token: readToken(href) }, visitor);
    expect(await isStopped(two.id)).toBe(false);
  });

  test('alerts cannot be resumed above the limit per address', async () => {
    const email = anEmail();
    const stopped = await anAlert({ email, stoppedAt: new Date() });
    for (let number = 0; number < MAX_ALERTS; number++) await anAlert({ email, filter: { search: `คำ ${number}` } });
    const own = { id: stopped.id, token: makeManageToken(stopped) };
    await expect(resumeAlert(own, visitor)).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('without a link', () => {
  test('a member reaches only their own alerts', async () => {
    const member = await aMember();
    const { viewer } = await logInPerson(member);
    const [own, foreign] = [await anAlert({ email: member.name }), await anAlert()];
    await changeAlertFrequency({ id: own.id, rhythm: 'daily' }, viewer);
    await expect(stopAlert({ id: foreign.id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    expect(await stopAllAlerts({}, viewer)).toEqual({ href: undefined });
    expect(await find(own.id)).toMatchObject({ rhythm: 'daily', stoppedAt: expect.any(Date) });
    expect(await isStopped(foreign.id)).toBe(false);
    await resumeAlert({ id: own.id }, viewer);
    expect(await isStopped(own.id)).toBe(false);
  });

  test('visitors and staff reach none', async () => {
    const { id } = await anAlert();
    const { viewer: office } = await logInPerson(await aCollege());
    for (const viewer of [visitor, office]) {
      await expect(stopAlert({ id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(resumeAlert({ id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(changeAlertFrequency({ id, rhythm: 'daily' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(stopAllAlerts({}, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});
