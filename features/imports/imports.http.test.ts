import { getCookieName } from '@/lib/auth/cookies';
import { db } from '@/lib/db/db';
import { anIdCard } from '@/testing/id-card';
import { aCsvFile, waitForImport } from '@/testing/imports';
import { logInPerson } from '@/testing/log-in';
import { aCollege, aCollegeUser, type Person } from '@/testing/people';
import { unzip } from '@/testing/unzip';
import { answerResultsRequest, answerTemplateRequest, answerUpload } from './imports.http';

const SITE = 'http://localhost:3000';
const own = { 'sec-fetch-site': 'same-origin' };
const file = () =>
  aCsvFile([
    ['เลขประจำตัวประชาชน', 'ชื่อ', 'นามสกุล'],
    [anIdCard(), 'สมชาย', 'ใจดี'],
  ]);

/** Sends a form of this site, or requests a file, as a logged-in person. */
async function as(person: Person, headers: Record<string, string> = own) {
  const { token } = await logInPerson(person);
  const cookie = `${getCookieName('session')}=${token}`;
  const send = (fields: Record<string, string | Buffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      body.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'people.csv'));
    }
    return answerUpload(
      new Request(`${SITE}/api/v1/imports`, { method: 'POST', body, headers: { cookie, ...headers } }),
    );
  };
  const ask = new Request(`${SITE}/api/v1/imports`, { headers: { cookie, ...headers } });
  return { send, ask };
}

const jobIn = (answer: Response): number => Number(/\?job=(\d+)$/.exec(answer.headers.get('location') ?? '')?.[1]);

test('an uploaded file redirects to the page of its job, whose results contain no full id card number', async () => {
  const { send, ask } = await as(await aCollege());
  const answer = await send({ place: 'college_user', file: file() });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/colleges\/college_user\/import\?job=\d+$/),
  ]);
  const id = jobIn(answer);
  expect(await waitForImport(id)).toMatchObject({ status: 'checked', counts: { new: 1 } });
  const results = await answerResultsRequest(ask, id);
  const text = [...unzip(Buffer.from(await results.arrayBuffer())).values()].join();
  expect(text).toContain('สมชาย');
  expect(text).not.toMatch(/\d{13}/);
  const stranger = await as(await aCollege());
  expect((await answerResultsRequest(stranger.ask, id)).status).toBe(404);
});

test('a form without a file redirects back with the error', async () => {
  const { send } = await as(await aCollege());
  expect((await send({ place: 'college_user' })).headers.get('location')).toBe(
    '/colleges/college_user/import?wrong=imports.fileRequired',
  );
});

test.each([
  ['a place that imports nothing', 'college_news', own],
  ['another area’s place', 'college', own],
  ['a form of another site', 'college_user', { origin: 'https://evil.example' }],
])('%s is refused, and nothing is stored', async (_, place, headers) => {
  const college = await aCollege();
  const { send } = await as(college, headers);
  const answer = await send({ place, file: file() });
  expect(answer.status).toBe(404);
  expect(await db.importJob.count({ where: { accountId: college.account.id } })).toBe(0);
});

test('a college user has no import', async () => {
  const { send } = await as(await aCollegeUser());
  expect((await send({ place: 'college_user', file: file() })).status).toBe(404);
});

test('the template can be uploaded as it is, except for its example', async () => {
  const { ask } = await as(await aCollege());
  const csv = await answerTemplateRequest(ask, new URLSearchParams({ place: 'college_user', format: 'csv' }));
  expect(await csv.text()).toContain('เลขประจำตัวประชาชน');
  const answer = await answerTemplateRequest(ask, new URLSearchParams({ place: 'college_user', format: 'xlsx' }));
  const sender = await as(await aCollege());
  const sent = await sender.send({ place: 'college_user', file: Buffer.from(await answer.arrayBuffer()) });
  expect(await waitForImport(jobIn(sent))).toMatchObject({ status: 'failed', problem: 'sheet.empty', total: 0 });
});
