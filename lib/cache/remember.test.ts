import { type Trace, trace } from '@/lib/request/context';
import { EVERYTHING, noteHeard, setListening, tellForgotten } from './invalidation';
import { remembered } from './remember';

const WORD = 5;
let reads = 0;
const read = remembered('test of memory', ['links', 'logo'], async () => ({ read: ++reads }));
const ask = (heard: number | undefined = WORD) => trace.run({ tags: new Set(), heard }, read);

beforeEach(() => {
  setListening(true);
  noteHeard(WORD);
  tellForgotten([EVERYTHING]);
  reads = 0;
});

test('what was read is the same object until one of its tags is forgotten', async () => {
  const first = await ask();
  expect(await ask()).toBe(first);
  tellForgotten(['news:5', 'lists']);
  expect(await ask()).toBe(first);
  tellForgotten(['news:5', 'logo']);
  expect(await ask()).toEqual({ read: 2 });
});

test('each answer is noted to be made of it', async () => {
  for (const _ of [1, 2]) {
    const open: Trace = { tags: new Set(), heard: WORD };
    await trace.run(open, read);
    expect([...open.tags]).toEqual(['links', 'logo']);
  }
});

test('who asks after a word that has not come here yet reads anew, and so does who asks past the front', async () => {
  await ask();
  expect(await ask(WORD + 1)).toEqual({ read: 2 });
  expect(await trace.run({ tags: new Set() }, read)).toEqual({ read: 3 });
  expect(await read()).toEqual({ read: 4 });
  expect(await ask()).toEqual({ read: 1 });
  noteHeard(WORD + 1);
  expect(await ask(WORD + 1)).toEqual({ read: 1 });
});

test('what is forgotten while it is being read is not kept', async () => {
  const asked = ask();
  tellForgotten(['links']);
  expect(await asked).toEqual({ read: 1 });
  expect(await ask()).toEqual({ read: 2 });
});

test('nothing is remembered while nobody tells what is forgotten', async () => {
  await ask();
  setListening(false);
  expect(await ask()).toEqual({ read: 2 });
  setListening(true);
  expect(await ask()).toEqual({ read: 3 });
});
