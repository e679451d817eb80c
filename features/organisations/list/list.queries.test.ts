import { db } from '@/lib/db/db';
import type { SearchParams } from '@/lib/list/list';
import { DAY_MS } from '@/lib/time/units';
import { aNews } from '@/testing/builders';
import { aNeighbourhood, toOfficeViewer } from '@/testing/organisations';
import { aCollegeUser, anAdministrator, anEditor, aStaffOffice } from '@/testing/people';
import { listFilterOptions, listOrganisations } from './list.queries';
import { findOrganisationListScope, organisationList, readOrganisationChoice } from './list.rules';
import type { OrganisationListScope } from './list.schema';

const colleges: OrganisationListScope = { kind: 'college', scope: 'kind' };
const members: OrganisationListScope = { kind: 'college', scope: 'members' };
const choose = (params: SearchParams = {}) => readOrganisationChoice(params, 'college');

describe('a list', () => {
  test.each(['province', 'institute'] as const)('of a %s: its own colleges, whatever is requested', async (who) => {
    const all = await aNeighbourhood();
    const viewer = toOfficeViewer(all[who]);
    for (const params of [{}, { province: String(all.stranger.organisation.provinceId) }, { search: '' }]) {
      const { items } = await listOrganisations(viewer, colleges, choose(params));
      expect(items.map(({ id }) => id)).not.toContain(all.stranger.organisation.id);
    }
    const { items, total } = await listOrganisations(viewer, members, choose());
    expect([items.map(({ id }) => id), total]).toEqual([[all.college.organisation.id], 1]);
  });

  test('of the editor and the administrator: all of them; of everybody else none', async () => {
    const { college, stranger } = await aNeighbourhood();
    const both = [college, stranger].map(({ organisation }) => organisation.id);
    for (const office of [await anEditor(), await anAdministrator()]) {
      const found = await Promise.all(
        [college, stranger].map(({ organisation }) =>
          listOrganisations(toOfficeViewer(office), colleges, choose({ search: organisation.code })),
        ),
      );
      expect(found.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(both);
    }
    for (const office of [college, await aStaffOffice('veccentral'), await aStaffOffice('veccentraldep')]) {
      expect((await listOrganisations(toOfficeViewer(office), colleges, choose())).total).toBe(0);
    }
  });

  test('counts accounts and public items, sums both, and marks idle organisations', async () => {
    const { institute, college, provinceId } = await aNeighbourhood();
    const instituteId = institute.organisation.id;
    const second = await aStaffOffice('college', { organisation: { provinceId, instituteId, name: 'กกก' } });
    await aCollegeUser({ college: college.organisation.id });
    await aNews({ organisationId: college.organisation.id });
    await aNews({ organisationId: college.organisation.id, status: 'draft' });
    await aNews({ organisationId: college.organisation.id, publishAt: new Date(Date.now() + DAY_MS) });
    await db.account.update({ where: { id: second.account.id }, data: { lastLoginAt: new Date() } });
    const long = new Date(Date.now() - 91 * DAY_MS);
    await db.account.update({ where: { id: college.account.id }, data: { lastLoginAt: long } });
    const viewer = toOfficeViewer(institute);
    const list = await listOrganisations(viewer, members, choose({ sort: 'people' }));
    expect(list.items.map(({ people, items, idle }) => [people, items, idle])).toEqual([
      [2, 1, true],
      [1, 0, false],
    ]);
    expect([list.sums, list.counts]).toEqual([
      { people: 3, items: 1 },
      { all: 2, open: 2, closed: 0, idle: 1 },
    ]);
    const names = async (params: Record<string, string>) =>
      (await listOrganisations(viewer, members, choose(params))).items.map(({ id }) => id);
    const [one, other] = [second.organisation.id, college.organisation.id];
    expect(await names({})).toEqual([one, other]);
    expect(await names({ dir: 'desc' })).toEqual([other, one]);
    expect(await names({ sort: 'login' })).toEqual([one, other]);
    expect(await names({ sort: 'items', dir: 'asc' })).toEqual([one, other]);
    expect(await names({ status: 'idle' })).toEqual([other]);
    expect(await names({ search: 'กกก' })).toEqual([one]);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ page: '2' })).toEqual([]);
  });

  test('sorts names in the order of Thai dictionaries', async () => {
    const institute = await aStaffOffice('iven');
    for (const name of ['เกาะ', 'ขอน', 'กาญ', 'แก่น'])
      await aStaffOffice('college', { organisation: { name, instituteId: institute.organisation.id } });
    const { items } = await listOrganisations(toOfficeViewer(institute), members, choose());
    expect(items.map(({ name }) => name)).toEqual(['กาญ', 'เกาะ', 'แก่น', 'ขอน']);
  });

  test('offers only filter options that the viewer’s organisations belong to', async () => {
    const { institute, provinceId } = await aNeighbourhood();
    const offered = await listFilterOptions(toOfficeViewer(institute), members);
    expect(offered.province?.map(({ id }) => id)).toEqual([provinceId]);
    expect(offered.institute?.map(({ id }) => id)).toEqual([institute.organisation.id]);
    expect(offered.department).toBeUndefined();
  });
});

describe('the URL of a list', () => {
  test('keeps the chosen filters, and forged values fall back', () => {
    const choice = choose({ status: 'closed', province: '5', department: '3', sort: 'items', page: '2', region: 'x' });
    expect(choice).toMatchObject({ region: undefined, province: 5, institute: undefined, department: undefined });
    expect(organisationList.href('/a', choice, { page: 2 })).toBe('/a?status=closed&province=5&sort=items&page=2');
    expect(organisationList.href('/a', choose({ sort: 'DROP', dir: 'x', status: 'y' }))).toBe('/a');
    expect(organisationList.href('/a', choose({ dir: 'desc' }))).toBe('/a?dir=desc');
  });

  test('gets its kind from the scope of its row', () => {
    expect(findOrganisationListScope('kind:unit')).toEqual({ kind: 'unit', scope: 'kind' });
    expect(findOrganisationListScope('members')).toEqual(members);
    for (const scope of ['kind:agency', 'all', 'own']) expect(findOrganisationListScope(scope)).toBeUndefined();
  });
});
