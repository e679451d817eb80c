import {
  answered,
  base,
  drafted,
  fresh,
  kept,
  key,
  listNames,
  open,
  opened,
  type Reply,
  refused,
  saved,
  wait,
} from './editor-session.test-support';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('typed text is in the browser at once and on the server three seconds after typing stops', async () => {
  const { session, calls, here } = open(opened, [kept(['อรุณ'])]);
  session.change({ topic: 'ก' });
  expect(session.read().state).toBe('dirty');
  expect(session.isUnsafe).toBe(true);
  await wait(300);
  expect(here.get(`9 ${key}`)).toMatchObject({ topic: 'ก' });
  expect(session.isUnsafe).toBe(false);
  expect(calls).toEqual([]);
  await wait(2_700);
  expect(calls).toMatchObject([{ name: 'autosave', fields: { key, content: { topic: 'ก' } } }]);
  expect(session.read()).toMatchObject({ state: 'kept', others: ['อรุณ'] });
});

test('the first autosave makes the item, and later ones and saves go on with it', async () => {
  const { session, calls, here, created } = open(fresh, [drafted(12, 1), drafted(12, 2), saved(12, 2)]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  expect(session.read()).toMatchObject({ id: 12, version: 1, state: 'draft' });
  expect([created, here.size, session.isChanged]).toEqual([[12], 0, false]);
  session.change({ topic: 'กข' });
  await wait(3_000);
  expect(calls[1]?.fields).toMatchObject({ id: 12, key, version: 1, content: { topic: 'กข' } });
  await session.save();
  expect(calls[2]).toMatchObject({ name: 'save', fields: { id: 12, key, version: 2 } });
});

test('what is typed while an autosave is on its way stays in the browser and is sent next', async () => {
  const meanwhile = () => session.change({ topic: 'กข' });
  const { session, calls, here } = open(fresh, [Object.assign(drafted(12, 1), { meanwhile }), drafted(12, 2)]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  expect(session.read()).toMatchObject({ id: 12, state: 'dirty' });
  expect(here.get(`12 ${key}`)).toMatchObject({ topic: 'กข' });
  await wait(3_000);
  expect(calls[1]?.fields).toMatchObject({ id: 12, version: 1, content: { topic: 'กข' } });
  expect([session.read().state, here.size]).toEqual(['draft', 0]);
});

test('letters typed while a lost autosave is repeated are sent after it, without another one', async () => {
  const meanwhile = () => session.change({ topic: 'กข' });
  const { session, calls, here } = open(opened, ['lost', Object.assign(drafted(9, 4), { meanwhile }), drafted(9, 5)]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  expect(session.read().state).toBe('offline');
  await wait(2_000);
  expect(session.read().state).toBe('dirty');
  await wait(3_000);
  expect(calls.at(-1)?.fields).toMatchObject({ version: 4, content: { topic: 'กข' } });
  expect([session.read().state, here.size]).toEqual(['draft', 0]);
});

test('an autosave over somebody else’s words is a conflict that waits for its button', async () => {
  const theirs = { version: 5, content: { ...base, detail: '<p>ของเขา</p>' }, media: [] };
  const current: Reply = { status: 200, body: { status: true, data: theirs } };
  const { session } = open(opened, [answered('behind', 9, 3), current]);
  session.change({ topic: 'ของฉัน' });
  await wait(3_000);
  expect(session.read()).toMatchObject({ state: 'conflict', asksMerge: false, content: { topic: 'ของฉัน' } });
});

test('an earlier autosave is gone on with, dropped once a newer one is stored, and given up with an undo', async () => {
  const content = { ...base, topic: 'พิมพ์ไว้' };
  const going = { ...opened, content, source: 'kept', keptKey: 'old', keptAt: '2026-11-21T03:30:00.000Z' } as const;
  const dropped: Reply = { status: 200, body: { status: true, data: { count: 1 } } };
  const { session, calls } = open(going, [kept(), dropped, dropped]);
  expect(session.read()).toMatchObject({ state: 'kept', at: going.keptAt, content });
  session.change({ topic: 'พิมพ์ต่อ' });
  await wait(3_000);
  expect(calls[1]).toMatchObject({ name: 'drop-autosave', fields: { key: 'old' } });
  const undo = session.revert();
  expect(session.read()).toMatchObject({ state: 'clean', content: base });
  await wait(0);
  expect(calls[2]).toMatchObject({ name: 'drop-autosave', fields: { key } });
  undo();
  expect(session.read().content.topic).toBe('พิมพ์ต่อ');
});

test('during continuous typing, an autosave is sent every twenty seconds', async () => {
  const { session, calls } = open(opened, [kept(), kept()]);
  for (let second = 0; second < 41; second += 1) {
    session.change({ topic: `ก${second}` });
    await wait(1_000);
  }
  expect(listNames(calls)).toEqual(['autosave', 'autosave']);
});

test('without any input the server is not called', async () => {
  const { calls } = open(opened, []);
  await wait(600_000);
  expect(calls).toEqual([]);
});

test('two presses are one save, which creates one item and removes the local draft', async () => {
  const { session, calls, here, created } = open(fresh, [saved(12, 1)]);
  session.change({ topic: 'ก' });
  const both = await Promise.all([session.save(), session.save()]);
  expect(both).toEqual(['saved', 'saved']);
  expect(calls).toMatchObject([{ name: 'save', fields: { key, content: { topic: 'ก' } } }]);
  expect(created).toEqual([12]);
  expect(here.size).toBe(0);
  expect(session.read()).toMatchObject({ id: 12, version: 1, state: 'saved' });
  await wait(60_000);
  expect(calls).toHaveLength(1);
});

test('a save waits for an autosave in progress', async () => {
  const { session, calls } = open(opened, [kept(), saved(9, 4)]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  session.change({ topic: 'กข' });
  await session.save();
  expect(listNames(calls)).toEqual(['autosave', 'save']);
  expect(calls[1]?.fields).toMatchObject({ id: 9, version: 3, content: { topic: 'กข' } });
});

test('text typed during a save does not count as saved', async () => {
  const { session, calls } = open(opened, [saved(9, 4), kept()]);
  session.change({ topic: 'ก' });
  const saving = session.save();
  await wait(0);
  session.change({ topic: 'กข' });
  await saving;
  expect(session.isChanged).toBe(true);
  await wait(3_000);
  expect(calls[1]).toMatchObject({ name: 'autosave', fields: { version: 4, content: { topic: 'กข' } } });
});

test('a new item whose response was lost is saved again with its key, and text typed since is saved over it', async () => {
  const { session, calls } = open(fresh, ['lost', saved(12, 1), saved(12, 2)]);
  session.change({ topic: 'ก' });
  expect(await session.save()).toBeUndefined();
  expect(session.read().state).toBe('offline');
  session.change({ topic: 'กข' });
  await wait(2_000);
  expect(calls.map(({ fields }) => [fields.id, fields.key])).toEqual([
    [undefined, key],
    [undefined, key],
    [12, key],
  ]);
  expect(calls[2]?.fields).toMatchObject({ version: 1, content: { topic: 'กข' } });
  expect(session.read()).toMatchObject({ id: 12, version: 2, state: 'saved' });
});

test('without a response it retries with increasing delays, and typing does not speed that up', async () => {
  const { session, calls, here } = open(opened, ['lost', refused(503), 'lost', kept()]);
  session.change({ topic: 'ก' });
  await wait(3_000);
  expect(session.read()).toMatchObject({ state: 'offline', savedLocally: true });
  expect(here.size).toBe(1);
  await wait(2_000);
  expect(calls).toHaveLength(2);
  session.change({ topic: 'กข' });
  await wait(3_900);
  expect(calls).toHaveLength(2);
  await wait(100);
  expect(calls).toHaveLength(3);
  session.hurry();
  await wait(0);
  expect(session.read().state).toBe('kept');
});

test('an ended session keeps everything in the browser and does not call the server until a retry', async () => {
  const { session, calls, here } = open(opened, [refused(401), saved(9, 4)]);
  session.change({ topic: 'ก' });
  expect(await session.save()).toBeUndefined();
  expect(session.read().state).toBe('ended');
  session.change({ topic: 'กข' });
  await wait(120_000);
  expect(calls).toHaveLength(1);
  expect(here.get(`9 ${key}`)).toMatchObject({ topic: 'กข' });
  await session.retry();
  expect(calls[1]).toMatchObject({ name: 'save', fields: { content: { topic: 'กข' } } });
  expect(session.read().state).toBe('saved');
});

test('an account without permission gets the refusal, not the notice that its session has ended', async () => {
  const { session } = open(opened, [refused(403)]);
  session.change({ topic: 'ก' });
  await session.save();
  expect(session.read()).toMatchObject({ state: 'refused', message: 'ไม่สำเร็จ' });
});

test('a refusal is shown beside its fields, and typing in one removes it there', async () => {
  const { session } = open(opened, [refused(422, { 'content.videoLinks.0': 'ลิงก์ไม่ถูก', topic: 'ว่าง' })]);
  session.change({ detail: '<p>ก</p>' });
  await session.save();
  expect(session.read()).toMatchObject({ state: 'refused', fields: { videoLinks: 'ลิงก์ไม่ถูก', topic: 'ว่าง' } });
  session.change({ topic: 'ก' });
  expect(session.read().fields).toEqual({ videoLinks: 'ลิงก์ไม่ถูก' });
});

test('a save by somebody else is shown as a conflict, loses nothing, and the chosen content is saved over it', async () => {
  const theirs = { version: 5, content: { ...base, detail: '<p>ของเขา</p>' }, media: [] };
  const current: Reply = { status: 200, body: { status: true, data: theirs } };
  const { session, calls, here } = open(opened, [refused(409), current, saved(9, 6)]);
  session.change({ topic: 'ของฉัน' });
  expect(await session.save()).toBeUndefined();
  expect(session.read()).toMatchObject({ state: 'conflict', conflict: { version: 5 }, content: { topic: 'ของฉัน' } });
  expect(here.size).toBe(1);
  expect(await session.resolve(theirs, { ...theirs.content, topic: 'ของฉัน' })).toBe('saved');
  expect(listNames(calls)).toEqual(['save', 'items/9', 'save']);
  expect(calls[2]?.fields).toMatchObject({ version: 5, content: { topic: 'ของฉัน', detail: '<p>ของเขา</p>' } });
});

test('a conflict without a newer version is shown as a message', async () => {
  const same: Reply = { status: 200, body: { status: true, data: { version: 3, content: base, media: [] } } };
  const { session } = open(opened, [refused(409), same]);
  session.change({ topic: 'ก' });
  await session.save();
  expect(session.read()).toMatchObject({ state: 'refused', message: 'ไม่สำเร็จ' });
});

test('a recovered draft keeps its own key, so that saving deletes it', async () => {
  const old = { key: '0192f0c1-0000-7a52-9a01-3d2f5b6c7d8e', savedAt: '', content: { ...base, topic: 'เก่า' } };
  const { session, calls, created } = open(fresh, [kept(), saved(12, 1), saved(12, 1)]);
  session.recover(old, old.content);
  expect(session.read()).toMatchObject({ content: { topic: 'เก่า' }, filled: 1 });
  await session.save();
  expect(calls[1]).toMatchObject({ name: 'save', fields: { key: old.key } });
  expect(created).toEqual([12, 12]);
});

test('a workflow step uses the version that was saved last', async () => {
  const { session, calls } = open(opened, [saved(9, 4), { status: 200, body: { status: true, data: {} } }]);
  session.change({ topic: 'ก' });
  await session.save();
  expect(await session.move('submit')).toBe(true);
  expect(calls[1]).toMatchObject({ name: 'move', fields: { id: 9, version: 4, event: 'submit' } });
});

test('one’s own save whose answer was lost is no conflict: what was typed since is saved over it', async () => {
  const stored = { version: 4, content: { ...base, topic: 'ก' }, media: [] };
  const current: Reply = { status: 200, body: { status: true, data: stored } };
  const { session, calls } = open(opened, ['lost', 'lost', refused(409), current, saved(9, 5)]);
  session.change({ topic: 'ก' });
  await session.save();
  session.change({ topic: 'กข' });
  await wait(2_000);
  await wait(4_000);
  expect(session.read().conflict).toBeUndefined();
  await wait(3_000);
  expect(listNames(calls)).toEqual(['save', 'save', 'save', 'items/9', 'save']);
  expect(calls[4]?.fields).toMatchObject({ version: 4, content: { topic: 'กข' } });
  expect(session.read()).toMatchObject({ state: 'saved', version: 5 });
});
