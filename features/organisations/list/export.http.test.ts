import { createExportRequester, readCsvParts } from '@/testing/exports';
import { aNeighbourhood } from '@/testing/organisations';
import { anEditor } from '@/testing/people';
import { refreshHealth } from '../health/health.commands';
import { answerOrganisationExport } from './export.http';

const ask = createExportRequester('http://localhost/api/v1/organisations/export', answerOrganisationExport);

test('the file of a province has the health of its colleges and names the filter; an editor’s file has neither', async () => {
  const { college, province } = await aNeighbourhood();
  await refreshHealth(college.organisation.id);
  const file = await readCsvParts(await (await ask(province))('place=procentral_college&format=csv&health=low'));
  expect(file.table[0]).toContain('สุขภาพ (เต็ม 100)');
  expect(file.table[1]).toMatch(/,0$/);
  expect(file.facts.join()).toContain('ควรดูแล');
  const query = `place=college&format=csv&health=good&sort=health&search=${college.organisation.code}`;
  const others = await readCsvParts(await (await ask(await anEditor()))(query));
  expect(others.table[0]).not.toContain('สุขภาพ');
  expect(others.table[1]).toContain(college.organisation.name);
  expect(others.facts.join()).not.toContain('สุขภาพ');
});
