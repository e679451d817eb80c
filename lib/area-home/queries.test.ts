import { db } from '../db';
import { aCategory, aNews, anOffice, anOrganisation, hiddenNews, unique } from '../testing/builders';
import { countWaitingRequests, findOrganisationName, readHomeFigures } from './queries';

describe('the figures of a home', () => {
  test('count what readers see of the own organisation, and what waits or was sent back', async () => {
    const { organisation, account } = await anOffice();
    const own = { organisationId: organisation.id };
    const read = await aNews(own);
    await db.newsCount.create({ data: { newsId: read.id, categoryId: read.categoryId, reads: 41, shares: 1 } });
    await aNews({ ...own, status: 'wait' });
    await aNews({ ...own, status: 'wait' });
    await aNews({ ...own, status: 'return' });
    await aNews({ ...own, status: 'draft' });
    await aNews({ ...own, publishAt: new Date(Date.now() + 60_000) });
    await aNews({ ...own, status: 'wait', deletedAt: new Date() });
    await hiddenNews((await aCategory()).id);
    const viewer = { role: account.role, accountId: account.id, organisationId: organisation.id };
    expect(await readHomeFigures('own', viewer)).toEqual({ published: 1, waiting: 2, returned: 1, reads: 41 });
  });

  test('of everybody hold at least those of one organisation', async () => {
    const { organisation } = await anOffice();
    const before = await readHomeFigures('all', { role: 'VecAdmin' });
    await aNews({ organisationId: organisation.id });
    expect((await readHomeFigures('all', { role: 'VecAdmin' })).published).toBe(before.published + 1);
  });

  test('of somebody without organisation or id are nothing, not everything', async () => {
    await aNews();
    const none = { published: 0, waiting: 0, returned: 0, reads: 0 };
    expect(await readHomeFigures('own', { role: 'college' })).toEqual(none);
    expect(await readHomeFigures('self', { role: 'usercollege' })).toEqual(none);
  });
});

test('an organisation is known by its name', async () => {
  const { id, name } = await anOrganisation();
  expect(await findOrganisationName(id)).toBe(name);
  expect(await findOrganisationName(undefined)).toBeUndefined();
});

test('only undecided registrations wait', async () => {
  const { id: organisationId, code } = await anOrganisation();
  const before = await countWaitingRequests();
  const aRequest = (status: 'waiting' | 'refused') =>
    db.registrationRequest.create({
      data: { organisationId, code, status, email: 'a@example.com', phone: '0', mailKey: unique('key') },
    });
  await aRequest('waiting');
  await aRequest('refused');
  expect(await countWaitingRequests()).toBe(before + 1);
});
