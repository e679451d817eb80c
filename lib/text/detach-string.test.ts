import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { removeSecrets } from '@/features/audit/traffic-log/traffic-log.rules';
import { detachString } from './detach-string';

setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void;

const TEXTS = 1_000;
const LENGTH = 16_000;
const MOST_BYTES = 4_000_000;

test.each([
  ['a part of a header', (long: string) => detachString(long.slice(0, 200))],
  ['an address of the traffic log', (long: string) => removeSecrets(`/${long}`, true)],
  ['a file of the traffic log', (long: string) => removeSecrets(`/media/${'0'.repeat(64)}.pdf?${long}`, true)],
])('%s keeps nothing of its parent string', (_, cut) => {
  tidyUp();
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: TEXTS }, (_each, id) => cut(Buffer.alloc(LENGTH, `${id} text `).toString()));
  tidyUp();
  expect(kept).toHaveLength(TEXTS);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(MOST_BYTES);
});

test('the text stays the same', () => {
  expect(detachString('ข่าว é a'.slice(0, 6))).toBe('ข่าว é');
});
