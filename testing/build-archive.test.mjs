import { strFromU8, unzipSync } from 'fflate';
import { buildArchive } from './build-archive.mjs';

test('an archive contains its entries, but for the hidden ones', () => {
  const zip = buildArchive([
    { name: 'a', content: 'x' },
    { name: 'b', content: Buffer.from('y'), isHidden: true },
    { name: 'c', content: 'z', claimed: 1, sameAs: 0 },
  ]);
  expect(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a', 'x'],
    ['c', 'x'],
  ]);
});
