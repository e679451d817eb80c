import { readFileSync } from 'node:fs';
import { newsEvents } from '@/features/newsroom/workflow/workflow.schema';
import { writeAudit } from '@/lib/audit/audit';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, makeUnique } from '@/testing/builders';
import { aMember } from '@/testing/people';
import { listSources } from '@/testing/sources';
import { auditMessages } from './log.messages';
import { countAuditEntries, findAuditEntry, listAuditEntries, readAuditRows } from './log.queries';
import { auditList, formatAuditAction, formatAuditActor, formatAuditThing } from './log.rules';
import { AUDIT_ROWS } from './log.schema';

const writeAuditRow = (
  name: string,
  row: { action?: string; nounId?: string; outcome?: string; after?: object } = {},
) => writeAudit(db, { ...visitor, name, address: '203.0.113.7' }, { action: 'news.save', noun: 'news', ...row });

test('pages follow each other by cursor in both directions, without gaps or duplicates', async () => {
  const name = makeUnique('ผู้เขียน');
  const count = AUDIT_ROWS * 2 + 10;
  for (let index = 0; index < count; index++) await writeAuditRow(name, { nounId: String(index) });
  const choice = { search: name };
  expect(await countAuditEntries(choice)).toBe(count);
  const first = await listAuditEntries(choice);
  const second = await listAuditEntries({ ...choice, older: first.items.at(-1)?.id });
  const third = await listAuditEntries({ ...choice, older: second.items.at(-1)?.id });
  const ids = [first, second, third].flatMap(({ items }) => items.map(({ nounId }) => Number(nounId)));
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => count - 1 - index));
  expect([first, second, third].map(({ hasNewer, hasOlder }) => [hasNewer, hasOlder])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  expect(await listAuditEntries({ ...choice, newer: third.items[0]?.id })).toEqual(second);
  const exported = [];
  for await (const batch of readAuditRows(choice, 60)) exported.push(...batch);
  expect(exported.map(({ nounId }) => Number(nounId))).toEqual(ids.slice(0, 60));
});

test('is searched by name, Thai action and id, and filtered by action, outcome, account and days', async () => {
  const name = makeUnique('100% ผู้ใช้_');
  const nounId = makeUnique('n');
  const { account, name: email } = await aMember();
  await writeAuditRow(name, { nounId });
  await writeAuditRow(name, { action: 'menu.hide', outcome: 'refused' });
  await writeAudit(db, { role: 'member', accountId: account.id, name }, { action: 'menu.show', noun: 'menu' });
  const actionsOf = async (params: Record<string, string>) =>
    (await listAuditEntries(auditList.read(params))).items
      .filter(({ actorName }) => actorName === name)
      .map(({ action }) => action);
  expect(await actionsOf({ search: name })).toEqual(['menu.show', 'menu.hide', 'news.save']);
  expect(await actionsOf({ search: email })).toEqual(['menu.show']);
  expect(await actionsOf({ search: nounId })).toEqual(['news.save']);
  expect(await actionsOf({ search: 'ซ่อนรายการบนแถบ' })).toEqual(['menu.hide']);
  expect(await actionsOf({ search: name, action: 'menu.show' })).toEqual(['menu.show']);
  expect(await actionsOf({ search: name, noun: 'menu' })).toEqual(['menu.show']);
  expect(await actionsOf({ search: name, outcome: 'refused' })).toEqual(['menu.hide']);
  expect(await actionsOf({ account: String(account.id) })).toEqual(['menu.show']);
  expect(await actionsOf({ search: name, to: '1/1/2560' })).toEqual([]);
  expect(await actionsOf({ search: name, from: '2017-01-01' })).toHaveLength(3);
});

test('an entry has actor and address; an unknown id finds none', async () => {
  const nounId = makeUnique('n');
  await writeAuditRow('สมศรี', { nounId, after: { name: 'ก', password: 'SECRETMARK' } });
  const [entry] = (await listAuditEntries({ search: nounId })).items;
  expect(await findAuditEntry(entry?.id ?? '')).toMatchObject({
    actorName: 'สมศรี',
    address: '203.0.113.7',
    before: null,
    after: { name: 'ก' },
  });
  expect(await findAuditEntry('999999999999')).toBeUndefined();
});

test('a forged URL falls back to the whole log', () => {
  const forged = {
    action: "x';--",
    noun: '<b>',
    outcome: 'maybe',
    account: '0x1',
    from: 'soon',
    older: '-1',
    newer: '1e3',
  };
  expect(auditList.href('/a', auditList.read(forged))).toBe(auditList.href('/a', auditList.read({})));
});

/** The actions that `orderedList()` derives from its noun. */
const orderedActions = {
  auditSave: ['add', 'save'],
  declareOrder: ['order'],
  declareVisibility: ['show', 'hide'],
  declareDelete: ['delete'],
  declareRestore: ['restore'],
};

function listOrderedActions(source: string): string[] {
  const noun = /= orderedList\(\{\s*noun: '(\w+)'/.exec(source)?.[1];
  const used = Object.entries(orderedActions).filter(([name]) => noun && source.includes(`.${name}`));
  return used.flatMap(([, actions]) => actions.map((action) => `${noun}.${action}`));
}

/** The actions named in the sources; those of ordered lists and of the newsroom are derived. */
function listActions(): string[] {
  const sources = listSources().filter((file) => file.endsWith('.ts'));
  const texts = sources.map((file) => readFileSync(file, 'utf8'));
  const named = texts.flatMap((source) =>
    [...source.matchAll(/(?:\baction:|lineOf\(|auditOf\()\s*([^,}]*)/g)].flatMap(([, words = '']) =>
      [...words.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)].map(([, action = '']) => action),
    ),
  );
  const derived = [...texts.flatMap(listOrderedActions), ...newsEvents.map((event) => `news.${event}`)];
  return [...new Set([...named, ...derived])];
}

test("every action has a Thai name: add 'audit.action.<action>' to one of features/audit/log/*-action-messages.ts", () => {
  const actions = listActions();
  expect(actions.length).toBeGreaterThan(50);
  expect(actions).toContain('link.restore');
  expect(actions.filter((action) => !(`audit.action.${action}` in auditMessages))).toEqual([]);
  expect(formatAuditAction('of.another')).toBe('of.another');
});

test("every kind of thing has a Thai name: add 'audit.noun.<noun>' to features/audit/log/noun-messages.ts", () => {
  const sources = listSources().filter((file) => /commands\.ts$|audit\.ts$|rules\.ts$/.test(file));
  const nouns = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnoun(?::| =) '(\w+)'/g)].map(([, noun = '']) => noun),
  );
  expect(nouns.length).toBeGreaterThan(50);
  expect([...new Set(nouns)].filter((noun) => !(`audit.noun.${noun}` in auditMessages))).toEqual([]);
});

test('an object is shown by its current name, else its number, and an actor without a name by the role', async () => {
  const category = await aCategory({ name: 'ข่าวเด่นประจำวัน' });
  const name = makeUnique('ผู้ทำ');
  const write = (noun: string, nounId: string | number) =>
    writeAudit(db, { ...visitor, name }, { action: 'category.save', noun, nounId });
  await write('category', category.id);
  await write('category', 2_000_000_000);
  await write('setting', 'sessions');
  await write('call', 'news.php');
  const { items } = await listAuditEntries({ search: name });
  expect(items.map(formatAuditThing)).toEqual(['news.php', 'การเข้าสู่ระบบ', 'รหัส 2000000000', '“ข่าวเด่นประจำวัน”']);
  expect((await findAuditEntry(items.at(-1)?.id ?? ''))?.thing).toBe('ข่าวเด่นประจำวัน');
  const nounId = makeUnique('n');
  await writeAudit(db, visitor, { action: 'call.refused', noun: 'call', nounId });
  const [line] = (await listAuditEntries({ search: nounId })).items;
  expect(formatAuditActor(line?.actorName ?? '')).toBe('ผู้เยี่ยมชม');
  expect((await listAuditEntries({ search: 'ผู้เยี่ยมชม' })).items.map(({ id }) => id)).toContain(line?.id);
});
