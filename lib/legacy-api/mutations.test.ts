import { env } from '@/lib/env/env';
import { aNews } from '@/testing/builders';
import { createDice } from '@/testing/dice';
import { sendLegacy, testSettings } from './legacy-api.test-support';
import { endpoints } from './registry';

/** Raised limits, as rejections by them would hide how a call handles its input. */
Object.assign(env, { LIMITS_FACTOR: 1_000 });

const BODIES = 1_200;
/** Internals that no response may show: queries, stacks, the client's library, files of the server. */
const INSIDES =
  /prisma|postgres|select .+ from|insert into |\bat .+:\d+|\.ts\b|node_modules|\/lib\/|P\d{4}|invocation|undefined/i;

const odd: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  0,
  -1,
  1,
  1.5,
  1e300,
  -0,
  2_147_483_647,
  2_147_483_648,
  '9223372036854775808',
  '1e2',
  '0x1',
  '๑',
  'a\u0000b',
  '\u0001',
  '\ud800',
  '\u202e',
  'ก'.repeat(300),
  '%',
  '_',
  '\\',
  "' OR 1=1--",
  "'; SELECT pg_sleep(5)--",
  '$$',
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nX: y',
  [],
  [1],
  [[]],
  {},
  { gt: 0 },
  { not: '' },
  { contains: '%' },
  { in: [1, 2] },
  { $ne: null },
  { toString: 1 },
  { length: 1 },
  'ok',
  'allow',
  'wait',
  '__proto__',
];
const names = [
  ...new Set(endpoints.flatMap(({ operations }) => operations.flatMap(({ input }) => Object.keys(input.shape)))),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  'ก',
  'where',
  'select',
  'take',
];
const modes = ['usersystems', 'collegeUser', 'member', '', 'admin'];
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=portal-q7Zk0',
  'multipart/form-data',
  'text/plain',
];

const roll = createDice(20_261_120);
const pick = <T>(from: readonly T[], fallback: T): T => from[roll(from.length)] ?? fallback;

function mutatedFields(): object {
  const amount = roll(6);
  const fields = Array.from({ length: amount }, () => [pick(names, ''), pick(odd, null)]);
  return { ...(roll(20) ? { ApiKey: 'first-key' } : {}), ...Object.fromEntries(fields) };
}

/** Cuts, doubles or overwrites some bytes. */
function damaged(body: Uint8Array): Uint8Array {
  const bytes = [...body];
  for (let times = roll(4); times >= 0; times--) {
    const at = roll(bytes.length + 1);
    const change = roll(3);
    if (change === 0) bytes.splice(at, roll(5));
    if (change === 1) bytes.splice(at, 0, ...bytes.slice(0, roll(20)));
    if (change === 2) bytes[at] = roll(256);
  }
  return Uint8Array.from(bytes);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function encoded(fields: object, type: string): string {
  if (type.includes('urlencoded'))
    return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, asText(value)])).toString();
  if (!type.startsWith('multipart')) return JSON.stringify(fields);
  const parts = Object.entries(fields).map(
    ([name, value]) => `--portal-q7Zk0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
  );
  return `${parts.join('')}--portal-q7Zk0--\r\n`;
}

test(`${BODIES} odd bodies over all calls fail politely or succeed`, async () => {
  await aNews();
  const seen = new Map<number, number>();
  for (let turn = 0; turn < BODIES; turn++) {
    const { name } = pick(endpoints, { name: '', operations: [] });
    const type = roll(3) ? 'application/json' : pick(types, '');
    const body = new TextEncoder().encode(encoded(mutatedFields(), type));
    const sent = roll(4) ? body : damaged(body);
    const query = `crud=${pick(modes, '')}`;
    const reply = await sendLegacy(name, { body: sent, headers: { 'Content-Type': type }, query });
    const about = `${name} ${type} ${Buffer.from(sent).toString()} → ${reply.status} ${reply.text.slice(0, 300)}`;
    if (reply.status >= 500 || (reply.status >= 400 && INSIDES.test(reply.text))) throw new Error(about);
    expect(reply.headers['Content-Type']).toBe('application/json; charset=utf-8');
    seen.set(reply.status, (seen.get(reply.status) ?? 0) + 1);
  }
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 415, 422]));
}, 60_000);

/** The only part that differs in every response. */
const RANDOM = /"usersystemspass":"[^"]{12}"/;

describe.each(
  endpoints.flatMap(({ name, operations }) =>
    operations.map(({ example, summary, when }) => ({ name, example, summary, when })),
  ),
)('$name ($summary)', ({ name, example, when }) => {
  test('answers JSON, urlencoded and multipart alike (P-080)', async () => {
    const fields = { ApiKey: testSettings.API_KEYS[0], ...example.input };
    const answers = [];
    for (const type of types.slice(0, 4)) {
      const wish = { body: encoded(fields, type), headers: { 'Content-Type': type }, query: `crud=${when.crud ?? ''}` };
      const { status, text } = await sendLegacy(name, wish);
      answers.push(`${status} ${text.replace(RANDOM, '')}`);
    }
    expect([...new Set(answers)]).toEqual([answers[0]]);
  });
});
