import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependsOn, setPersonal } from '@/lib/request/context';
import { createOpenMediaAccess, sendRequest, startTestGateway, type TestGateway } from './gateway.test-support';
import {
  gradeHeaders,
  headerGrades,
  type ResponseKind,
  renderGradeTable,
  responseKinds,
} from './header-grades.test-support';
import type { RenderHandler } from './render-middleware';

const HTML = '<!doctype html><html><head><script>go()</script></head><body>ข่าว</body></html>';
const HASH = 'a'.repeat(64);
const paths: Readonly<Record<ResponseKind, string>> = {
  'public page': '/',
  'area page': '/administrator',
  call: '/api/v1/news',
  file: `/media/${HASH}-640.webp`,
  error: '/broken',
  redirect: '/moved',
  refusal: '/%zz',
};

const render: RenderHandler = async (ask, answer) => {
  const path = ask.url ?? '';
  if (path === '/broken') return void answer.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(HTML);
  if (path === '/throws') throw new Error('SECRETMARK');
  if (path === '/moved') return void answer.writeHead(307, { Location: '/login/' }).end();
  if (path.startsWith('/api')) return void answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  if (path === '/administrator') setPersonal();
  else dependsOn('home');
  answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(HTML);
};

async function startGraded(https: boolean): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'graded-'));
  await writeFile(join(folder, `${HASH}-640.webp`), 'webp');
  return startTestGateway(render, { https, media: createOpenMediaAccess(folder) });
}

describe.each([true, false])('with HTTPS %s', (https) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGraded(https);
  });
  afterAll(() => gateway.close());

  test.each(responseKinds)(
    'a response of the kind “%s” has the headers that OWASP names, or a reason',
    async (kind) => {
      // Twice, as the second may come from memory.
      for (const _ of [1, 2]) {
        const { headers } = await sendRequest(gateway.port, { path: paths[kind] });
        const read = (name: string) => [headers[name] ?? []].flat().join(', ') || undefined;
        expect(gradeHeaders(kind, read, { https })).toEqual([]);
      }
    },
  );

  test('so has the refusal in the place of a page that threw', async () => {
    const { status, headers } = await sendRequest(gateway.port, { path: '/throws' });
    expect(status).toBe(500);
    expect(gradeHeaders('refusal', (name) => [headers[name] ?? []].flat().join(', ') || undefined, { https })).toEqual(
      [],
    );
  });

  test('only HTTPS tells browsers to stay on it', async () => {
    const { headers } = await sendRequest(gateway.port);
    expect(headers['strict-transport-security'] !== undefined).toBe(https);
  });
});

test('the grades find what is missing, weaker, or too much', () => {
  const grade = (found: Record<string, string>) => gradeHeaders('call', (name) => found[name], { https: true });
  expect(grade({}).length).toBe(
    headerGrades.filter((one) => one.expected && (!one.in || one.in.includes('call'))).length,
  );
  expect(grade({ 'x-powered-by': 'Next.js' })).toContain('call: X-Powered-By is Next.js');
  expect(grade({ 'x-frame-options': 'ALLOWALL' })).toContain('call: X-Frame-Options is ALLOWALL');
});

test('the manual shows the table', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(renderGradeTable());
});
