import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { formAction } from '@/lib/command/form-action';
import { env } from '@/lib/env/env';
import { AppError } from '@/lib/errors/errors';
import { errorMessages } from '@/lib/errors/messages';
import { gatewayMessages } from '@/lib/http/messages';
import { pickMessage } from '@/lib/messages/message';
import { listSources } from './sources';

/** Request of the action, with mocks of the parts of Next that read or change it. */
const request: { headers: Headers } = { headers: new Headers() };
jest.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined, set: () => undefined }),
}));
jest.mock('next/cache', () => ({ refresh: () => undefined }));
jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw Object.assign(new Error('redirect'), { digest: `NEXT_REDIRECT;push;${to};303;` });
  },
}));

const ROOT = join(__dirname, '..');
const sources = listSources();
const read = (path: string) =>
  ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
const saying = sources.filter((path) => /['"]use server['"]/.test(readFileSync(join(ROOT, path), 'utf8')));

const isDirective = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  ts.isExpressionStatement(node) &&
  ts.isStringLiteral(node.expression) &&
  node.expression.text === 'use server';

function countDirectives(node: ts.Node): number {
  let count = isDirective(node) ? 1 : 0;
  ts.forEachChild(node, (child) => {
    count += countDirectives(child);
  });
  return count;
}

const files = saying.filter((path) => isDirective(read(path).statements[0]));

type Constants = ReadonlyMap<string, ts.Expression>;

const listConstants = (file: ts.SourceFile): Constants =>
  new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) =>
        declarationList.declarations.flatMap(({ name, initializer }) =>
          ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
        ),
      ),
  );

/** True for a field of what `orderedListActions` returns: a function that makes an action of a list. */
function isListAction(node: ts.Expression, constants: Constants): boolean {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const list = constants.get(node.expression.text);
  return list !== undefined && ts.isCallExpression(list) && list.expression.getText() === 'orderedListActions';
}

/**
 * True if an expression is what `formAction` or `commandAction` returns: a call of it, a constant or field that holds one, or a call of a
 * function that returns one.
 */
function isMade(node: ts.Expression | undefined, constants: Constants): boolean {
  if (node === undefined) return false;
  if (ts.isIdentifier(node)) return isMade(constants.get(node.text), constants);
  if (ts.isCallExpression(node) && isListAction(node.expression, constants)) return true;
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
    if (['formAction', 'commandAction'].includes(node.expression.text)) return true;
    const maker = constants.get(node.expression.text);
    return maker !== undefined && ts.isArrowFunction(maker) && !ts.isBlock(maker.body) && isMade(maker.body, constants);
  }
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const group = constants.get(node.expression.text);
  if (!group || !ts.isObjectLiteralExpression(group)) return false;
  const field = group.properties.find((each) => each.name?.getText() === node.name.text);
  return field !== undefined && ts.isPropertyAssignment(field) && isMade(field.initializer, constants);
}

/** True if an exported constant is an action, or an exported function only passes form and state on to one. */
function isAction(statement: ts.Statement, constants: Constants): boolean {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.every(({ initializer }) => isMade(initializer, constants));
  if (!ts.isFunctionDeclaration(statement)) return false;
  const [only, ...more] = statement.body?.statements ?? [];
  if (!only || more.length > 0 || !ts.isReturnStatement(only) || !only.expression) return false;
  const { expression } = only;
  return (
    ts.isCallExpression(expression) &&
    isMade(expression.expression, constants) &&
    expression.arguments.map((given) => given.getText()).join() === 'before,form' &&
    statement.parameters.map(({ name }) => name.getText()).join() === 'before,form'
  );
}

/** True for exports that exist at run time (not types): anybody can call them. */
const isExport = (statement: ts.Statement): boolean =>
  ts.isExportDeclaration(statement) ||
  ts.isExportAssignment(statement) ||
  (ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
    !ts.isTypeAliasDeclaration(statement) &&
    !ts.isInterfaceDeclaration(statement));

function findStrays(file: ts.SourceFile): string[] {
  const constants = listConstants(file);
  return file.statements
    .filter((statement) => isExport(statement) && !isAction(statement, constants))
    .map((statement) => `${file.fileName}: ${statement.getText().split('\n')[0]}`);
}

test('every export of a file of server actions is made by formAction', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((path) => findStrays(read(path)))).toEqual([]);
});

test('there are no server actions outside such files', () => {
  expect(saying.filter((path) => countDirectives(read(path)) !== (files.includes(path) ? 1 : 0))).toEqual([]);
});

test.each([
  ['export async function order(at: object, before: FormState, form: FormData) { return made(before, form); }'],
  ['export async function markRead(id: number) { await mark({ id }); }'],
  ['export async function save(before: FormState, form: FormData) { spend(); return made(before, form); }'],
  ['export async function save(before: FormState, form: FormData) { return other(before, form); }'],
  ['export const save = async () => 1;'],
  ['export const save = command(async () => ({}));'],
  ['export const save = list.declareDelete(async () => ({}));'],
  ['export { made };'],
  ["export * from './commands';"],
  ['export default made;'],
])('%s is rejected', (text) => {
  const source = `'use server';\nconst made = formAction(async () => ({}));\n${text}`;
  expect(findStrays(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true))).toHaveLength(1);
});

const action = z.custom<(...given: unknown[]) => Promise<unknown>>((value) => typeof value === 'function');
const answer = z.strictObject({
  error: z.string().optional(),
  done: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  values: z.record(z.string(), z.string()).optional(),
  to: z.string().optional(),
  conflict: z.boolean().optional(),
  unsent: z.boolean().optional(),
});

async function listActions() {
  const all = [];
  for (const path of files) {
    const exported: object = await import(join(ROOT, path));
    for (const [name, value] of Object.entries(exported))
      all.push({ name: `${path} ${name}`, run: action.parse(value) });
  }
  return all;
}

/** Result of an action, or the error it throws; a redirect of Next counts as a result. */
const ask = (run: (...given: unknown[]) => Promise<unknown>, ...given: unknown[]): Promise<unknown> =>
  run(...given).then(
    (said) => answer.safeParse(said).data ?? { fault: said },
    (error: unknown) => (error instanceof Error && 'digest' in error ? { done: 'redirect' } : { fault: String(error) }),
  );

function aForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test('every action rejects arguments that are no form, with a message', async () => {
  request.headers = new Headers({ origin: env.SITE_URL, 'next-action': 'x' });
  const wrong: unknown[] = [];
  for (const { name, run } of await listActions()) {
    for (const given of [
      [],
      [{}, null],
      [1, 'form'],
      [{}, { id: '1' }],
      [{}, [['id', '1']]],
      [aForm({}), {}, aForm({})],
    ]) {
      const said = await ask(run, ...given);
      if (JSON.stringify(said) !== JSON.stringify({ error: errorMessages['errors.invalid'], values: {} }))
        wrong.push([name, given, said]);
    }
  }
  expect(wrong).toEqual([]);
});

test('every action rejects forms of other sites', async () => {
  request.headers = new Headers({ origin: 'https://evil.example', 'next-action': 'x' });
  const wrong: unknown[] = [];
  for (const { name, run } of await listActions()) {
    const said = await ask(run, {}, aForm({ id: '1' }));
    // Logins read no session and check the origin themselves.
    if (!z.object({ error: z.string() }).safeParse(said).success) wrong.push([name, said]);
  }
  expect(wrong).toEqual([]);
});

test('every action answers garbage from a visitor with a message, never with an internal error', async () => {
  request.headers = new Headers({ origin: env.SITE_URL, 'next-action': 'x' });
  const garbage: Record<string, string | Blob>[] = [
    {},
    { id: 'x'.repeat(1_000), ids: ',,,', token: '\u0000', name: '\u0000', email: '\u0000' },
    { id: '-1', ids: '1,1', version: 'NaN', kind: '__proto__', fiscalYear: '9'.repeat(30), constructor: 'x' },
    { id: new Blob(['x']), file: new Blob(['x']) },
  ];
  const wrong: unknown[] = [];
  for (const { name, run } of await listActions()) {
    for (const fields of garbage) {
      const said = await ask(run, {}, aForm(fields));
      const { data } = answer.safeParse(said);
      if (!data || (data.error ?? '').includes(errorMessages['errors.broken'])) wrong.push([name, fields, said]);
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  [
    'the database is away',
    Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
    gatewayMessages['front.away'].th,
  ],
  ['too many wait', new AppError('busy', pickMessage(errorMessages, 'errors.busy')), errorMessages['errors.busy']],
] as const)('an action tells that the same form may be sent again: %s', async (_, error, words) => {
  request.headers = new Headers({ origin: env.SITE_URL, 'next-action': 'x' });
  const run = formAction(async () => {
    throw error;
  });
  const said = await run({}, aForm({ name: 'ก', password: 'ลับ' }));
  expect(said).toEqual({ error: words, unsent: true, values: { name: 'ก' } });
});
