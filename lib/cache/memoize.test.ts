import { type RequestContext, requestContext } from '@/lib/request/context';
import { ALL_TAGS, publishInvalidation, setEpoch, setListening } from './invalidation';
import { memoizeByTags } from './memoize';

const EPOCH = 5;
let reads = 0;
const read = memoizeByTags('test of memory', ['links', 'logo'], async () => ({ read: ++reads }));
const readAtEpoch = (heard: number | undefined = EPOCH) => requestContext.run({ tags: new Set(), epoch: heard }, read);

beforeEach(() => {
  setListening(true);
  setEpoch(EPOCH);
  publishInvalidation([ALL_TAGS]);
  reads = 0;
});

test('a memoised value is the same object until one of its tags is invalidated', async () => {
  const first = await readAtEpoch();
  expect(await readAtEpoch()).toBe(first);
  publishInvalidation(['news:5', 'lists']);
  expect(await readAtEpoch()).toBe(first);
  publishInvalidation(['news:5', 'logo']);
  expect(await readAtEpoch()).toEqual({ read: 2 });
});

test('each response gets the tags of a memoised value', async () => {
  for (const _ of [1, 2]) {
    const open: RequestContext = { tags: new Set(), epoch: EPOCH };
    await requestContext.run(open, read);
    expect([...open.tags]).toEqual(['links', 'logo']);
  }
});

test('a request with an epoch that has not arrived here yet reads again, and so does one past the gateway', async () => {
  await readAtEpoch();
  expect(await readAtEpoch(EPOCH + 1)).toEqual({ read: 2 });
  expect(await requestContext.run({ tags: new Set() }, read)).toEqual({ read: 3 });
  expect(await read()).toEqual({ read: 4 });
  expect(await readAtEpoch()).toEqual({ read: 1 });
  setEpoch(EPOCH + 1);
  expect(await readAtEpoch(EPOCH + 1)).toEqual({ read: 1 });
});

test('a value that is invalidated while it is being read is not cached', async () => {
  const asked = readAtEpoch();
  publishInvalidation(['links']);
  expect(await asked).toEqual({ read: 1 });
  expect(await readAtEpoch()).toEqual({ read: 2 });
});

test('nothing is memoised while no invalidations arrive', async () => {
  await readAtEpoch();
  setListening(false);
  expect(await readAtEpoch()).toEqual({ read: 2 });
  setListening(true);
  expect(await readAtEpoch()).toEqual({ read: 3 });
});
