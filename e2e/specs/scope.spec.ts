import { areas } from '@/lib/areas/areas';
import { buildRowHref } from '@/lib/areas/navigation';
import { findForeign } from '../support/foreign';
import { type Form, openPlainReader } from '../support/plain-reader';
import { signInAs } from '../support/sign-in';
import { expect, test } from '../support/test';
import { WALK } from '../support/walk';

/** Screens read by everybody, and rooms shared by all offices, name other offices by design. */
const SHARED: ReadonlySet<string> = new Set(['newsFeed', 'forum']);
/** Parameters by which a URL could name others. */
const NAMES = [
  ...['organisation', 'organisationId', 'college', 'office', 'id', 'account', 'author', 'province', 'provinceId'],
  ...['institute', 'region', 'department', 'kind', 'type', 'scope', 'part', 'tab', 'status', 'role', 'search'],
];

/** Exports of a screen. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  organisations: ['organisations'],
  people: ['people'],
  statistics: ['statistics'],
  newsList: ['newsroom'],
};
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

for (const role of ['VecProvince', 'iven', 'college'] as const) {
  test(`${role} sees its own and supervised offices only, by any parameter`, WALK, async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const foreign = await findForeign(role);
    expect(foreign.names.length).toBeGreaterThan(10);
    await signInAs(request, role);
    const read = await openPlainReader(request, baseURL);
    const follow = async (address: string, form: Form = 'page') => {
      const answer = await read(address, form);
      return answer.location === '' ? answer : read(answer.location, form);
    };
    const values = { ...foreign.values, kind: 'college', type: 'college', scope: 'all', part: 'all', tab: 'all' };
    const known = new Map<string, string>(Object.entries(values));
    const one = String(foreign.organisationId);
    const queries = [
      '',
      `?${new URLSearchParams(NAMES.map((name) => [name, known.get(name) ?? one]))}`,
      ...['organisation', 'college', 'province', 'institute', 'author', 'kind', 'scope'].map(
        (name) => `?${name}=${known.get(name) ?? one}`,
      ),
    ];
    const told: string[] = [];
    for (const row of areas[role].rows.filter(({ screen }) => !SHARED.has(screen))) {
      const address = buildRowHref(areas[role], row);
      for (const query of queries) {
        // A payload has all data of its page, so one parameter at a time is tried on payloads.
        const { status, body } = await follow(`${address}${query}`, queries.indexOf(query) < 2 ? 'page' : 'payload');
        if (status !== 200) told.push(`${address}${query}: ${status}`);
        for (const name of foreign.names) if (body.includes(name)) told.push(`${address}${query} tells of ${name}`);
      }
      for (const id of row.items
        ? [foreign.organisationId, foreign.systemUserId, foreign.collegeUserId, foreign.newsId]
        : []) {
        const { body } = await follow(`${address}/${id}`);
        for (const name of foreign.names) if (body.includes(name)) told.push(`${address}/${id} tells of ${name}`);
      }
    }
    for (const { path, screen } of areas[role].rows) {
      for (const noun of EXPORTS[screen] ?? []) {
        for (const forged of ['', queries[1]?.replace('?', '&') ?? '']) {
          const answer = await request.get(`/api/v1/${noun}/export?place=${path}&format=csv${forged}`, {
            headers: OWN,
          });
          const body = await answer.text();
          if (answer.status() !== 200) told.push(`export of ${path}: ${answer.status()} ${body}`);
          for (const name of foreign.names) if (body.includes(name)) told.push(`export of ${path} tells of ${name}`);
        }
      }
    }
    expect(told).toEqual([]);
  });
}
