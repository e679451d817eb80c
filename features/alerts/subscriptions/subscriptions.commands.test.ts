import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { anAlert, anEmail } from '@/testing/alerts';
import { enter } from '@/testing/entering';
import { aCollege, aMember } from '@/testing/people';
import { answerOneClick, showStopPage } from '../alerts.http';
import { linksOf, listLinkedAlerts, mineHref, readLinkedAlert } from '../alerts.queries';
import { MOST_ALERTS } from '../alerts.schema';
import { changeRhythm, resumeAlert, stopAlert, stopAllAlerts, stopByLink } from './subscriptions.commands';

const tokenOf = (href: string) => new URL(href, 'http://localhost').searchParams.get('token') ?? '';
const find = (id: number) => db.alert.findUniqueOrThrow({ where: { id } });
const isStopped = async (id: number) => (await find(id)).stoppedAt !== null;
const mine = ({ address }: Awaited<ReturnType<typeof anAlert>>) => tokenOf(mineHref(address));
const stopLink = ({ id, address }: Awaited<ReturnType<typeof anAlert>>) => linksOf(id, address);
const dead = { kind: 'missing', key: 'alerts.deadLink' };

describe('the one click of a mail program', () => {
  const press = (link: string) =>
    answerOneClick(
      new Request(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
    );

  test('stops that one alert, again without an error, and nothing of others', async () => {
    const email = anEmail();
    const [one, other] = [await anAlert({ email }), await anAlert({ email, filter: { search: 'ทุน' } })];
    const { oneClickLink } = stopLink(one);
    for (const _ of [1, 2]) expect((await press(oneClickLink)).status).toBe(204);
    expect([await isStopped(one.id), await isStopped(other.id)]).toEqual([true, false]);
  });

  test('is refused where the link is forged', async () => {
    const one = await anAlert();
    const forged = [mine(one), `${one.id.toString(36)}.0.${'A'.repeat(22)}`, '', 'x'];
    const answers = await Promise.all(
      forged.map((token) => press(`http://localhost/api/v1/alerts/stop?token=${token}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await isStopped(one.id)).toBe(false);
  });

  test('opened like a page shows the page with the button and stops nothing', async () => {
    const one = await anAlert();
    const { oneClickLink } = stopLink(one);
    const answer = showStopPage(new Request(oneClickLink));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/alerts/stop/?token=${tokenOf(oneClickLink)}`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await isStopped(one.id)).toBe(false);
    // It leads no further than to its own alert.
    expect(await readLinkedAlert('stop', tokenOf(oneClickLink))).not.toHaveProperty('manageHref', expect.anything());
  });
});

describe('by the link to one’s alerts', () => {
  test('a reader changes, stops and takes up again the own ones', async () => {
    const one = await anAlert();
    const own = { id: one.id, token: mine(one) };
    await changeRhythm({ ...own, rhythm: 'weekly' }, visitor);
    expect(await find(one.id)).toMatchObject({ rhythm: 'weekly' });
    await stopAlert(own, visitor);
    expect(await listLinkedAlerts(own.token)).toMatchObject([{ id: one.id, stopped: true }]);
    await resumeAlert(own, visitor);
    expect(await listLinkedAlerts(own.token)).toMatchObject([{ id: one.id, stopped: false }]);
    await expect(changeRhythm({ ...own, rhythm: 'yearly' }, visitor)).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('a reader reaches nobody else’s, and nobody theirs by a link for something else', async () => {
    const [one, foreign] = [await anAlert(), await anAlert()];
    const gone = { kind: 'missing', key: 'alerts.gone' };
    const own = { id: foreign.id, token: mine(one) };
    await expect(stopAlert(own, visitor)).rejects.toMatchObject(gone);
    await expect(resumeAlert(own, visitor)).rejects.toMatchObject(gone);
    await expect(changeRhythm({ ...own, rhythm: 'daily' }, visitor)).rejects.toMatchObject(gone);
    const token = tokenOf(stopLink(one).stopLink);
    await expect(stopAllAlerts({ token }, visitor)).rejects.toMatchObject(dead);
    await expect(stopAlert({ id: one.id, token }, visitor)).rejects.toMatchObject(dead);
    expect(await listLinkedAlerts(token)).toBeUndefined();
    expect([await isStopped(one.id), await isStopped(foreign.id)]).toEqual([false, false]);
  });

  test('what was never confirmed is neither shown nor started', async () => {
    const one = await anAlert({ confirmedAt: null });
    expect(await listLinkedAlerts(mine(one))).toEqual([]);
    await expect(resumeAlert({ id: one.id, token: mine(one) }, visitor)).rejects.toMatchObject({ kind: 'missing' });
  });

  test('stopping all ends every link that there was, and gives a new one that takes them up again', async () => {
    const email = anEmail();
    const [one, two, foreign] = [
      await anAlert({ email }),
      await anAlert({ email, filter: { search: 'ก' } }),
      await anAlert(),
    ];
    const [token, { stopLink: old }] = [mine(one), stopLink(one)];
    const { href = '' } = await stopAllAlerts({ token }, visitor);
    expect(await Promise.all([one, two, foreign].map(({ id }) => isStopped(id)))).toEqual([true, true, false]);
    await expect(stopAllAlerts({ token }, visitor)).rejects.toMatchObject(dead);
    await expect(stopByLink({ token: tokenOf(old) }, visitor)).rejects.toMatchObject(dead);
    expect(await listLinkedAlerts(tokenOf(href))).toHaveLength(2);
    await resumeAlert({ id: two.id, token: tokenOf(href) }, visitor);
    expect(await isStopped(two.id)).toBe(false);
  });

  test('no more are taken up again than one address may have', async () => {
    const email = anEmail();
    const stopped = await anAlert({ email, stoppedAt: new Date() });
    for (let number = 0; number < MOST_ALERTS; number++) await anAlert({ email, filter: { search: `คำ ${number}` } });
    const own = { id: stopped.id, token: mine(stopped) };
    await expect(resumeAlert(own, visitor)).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('without a link', () => {
  test('a member reaches the own ones only', async () => {
    const member = await aMember();
    const { viewer } = await enter(member);
    const [own, foreign] = [await anAlert({ email: member.name }), await anAlert()];
    await changeRhythm({ id: own.id, rhythm: 'daily' }, viewer);
    await expect(stopAlert({ id: foreign.id }, viewer)).rejects.toMatchObject({ kind: 'missing' });
    expect(await stopAllAlerts({}, viewer)).toEqual({ href: undefined });
    expect(await find(own.id)).toMatchObject({ rhythm: 'daily', stoppedAt: expect.any(Date) });
    expect(await isStopped(foreign.id)).toBe(false);
    await resumeAlert({ id: own.id }, viewer);
    expect(await isStopped(own.id)).toBe(false);
  });

  test('visitors and staff reach none', async () => {
    const { id } = await anAlert();
    const { viewer: office } = await enter(await aCollege());
    for (const viewer of [visitor, office]) {
      await expect(stopAlert({ id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(resumeAlert({ id }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(changeRhythm({ id, rhythm: 'daily' }, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
      await expect(stopAllAlerts({}, viewer)).rejects.toMatchObject({ kind: 'forbidden' });
    }
  });
});
