import { db } from '@/lib/db/db';
import type { SearchParams } from '@/lib/list/list';
import { aNeighbourhood, toOfficeViewer } from '@/testing/organisations';
import { anAdministrator, anEditor, aStaffOffice } from '@/testing/people';
import { listOrganisationColumns } from './export.rules';
import { listOrganisations } from './list.queries';
import { buildSortLink, readOrganisationChoice, seesHealth, withoutHidden } from './list.rules';
import type { OrganisationListScope } from './list.schema';

const members: OrganisationListScope = { kind: 'college', scope: 'members' };
const colleges: OrganisationListScope = { kind: 'college', scope: 'kind' };
const choose = (params: SearchParams = {}) => readOrganisationChoice(params, 'college');

/** Four colleges of an institute with scores, the last one uncounted. */
async function someColleges() {
  const { institute, provinceId } = await aNeighbourhood();
  const instituteId = institute.organisation.id;
  const ids: number[] = [];
  for (const score of [90, 20, 60, undefined]) {
    const { organisation } = await aStaffOffice('college', { organisation: { instituteId, provinceId } });
    ids.push(organisation.id);
    if (score === undefined) continue;
    await db.organisationHealth.create({
      data: { organisationId: organisation.id, score, facts: {}, countedAt: new Date() },
    });
  }
  return { institute, ids };
}

test('the lowest score comes first, those without one last in both directions', async () => {
  const { institute, ids } = await someColleges();
  const viewer = toOfficeViewer(institute);
  const scores = async (params: SearchParams) =>
    (await listOrganisations(viewer, members, choose(params))).items
      .filter(({ id }) => ids.includes(id))
      .map((row) => row.score);
  expect(await scores({ sort: 'health' })).toEqual([20, 60, 90, undefined]);
  expect(await scores({ sort: 'health', dir: 'desc' })).toEqual([90, 60, 20, undefined]);
  expect(buildSortLink('/a', choose(), 'health')).toEqual({ href: '/a?sort=health', now: undefined });
});

test.each([
  ['low', [20]],
  ['fair', [60]],
  ['good', [90]],
  ['none', [undefined]],
])('the filter finds the level %s', async (health, expected) => {
  const { institute, ids } = await someColleges();
  const { items } = await listOrganisations(toOfficeViewer(institute), members, choose({ health }));
  expect(items.filter(({ id }) => ids.includes(id)).map(({ score }) => score)).toEqual(expected);
});

test('an editor, who supervises nobody, is told no score: not by a column, a filter, an order or a file', async () => {
  const { ids } = await someColleges();
  const [editor, administrator] = [toOfficeViewer(await anEditor()), toOfficeViewer(await anAdministrator())];
  expect([seesHealth(editor), seesHealth(administrator)]).toEqual([false, true]);
  const asked = choose({ sort: 'health', dir: 'desc', health: 'good' });
  expect(withoutHidden(editor, asked)).toEqual(choose());
  expect(withoutHidden(administrator, asked)).toEqual(asked);
  const { items, total } = await listOrganisations(editor, colleges, asked);
  expect(total).toBe((await listOrganisations(editor, colleges, choose())).total);
  expect(items.map(({ score }) => score).filter((score) => score !== undefined)).toEqual([]);
  const found = await listOrganisations(administrator, colleges, asked);
  expect(found.items.map(({ id }) => id)).toContain(ids[0]);
  expect(listOrganisationColumns(administrator).length - listOrganisationColumns(editor).length).toBe(1);
});
