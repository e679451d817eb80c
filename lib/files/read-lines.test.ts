import { Readable } from 'node:stream';
import { readLines } from './read-lines';

const read = async (pieces: string[]) => {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(pieces.map((piece) => Buffer.from(piece))))) lines.push(line);
  return lines;
};

test('lines end with line feeds only, wherever the pieces are cut', async () => {
  expect(await read(['{"a":"x\u2028y\u2029\r"}\n{"b"', ':', '1}\n', '\n', 'last'])).toEqual([
    ...['{"a":"x\u2028y\u2029\r"}', '{"b":1}', '', 'last'],
  ]);
  expect(await read([])).toEqual([]);
  expect(await read(['one\n'])).toEqual(['one']);
});

test('a letter that is cut in two comes whole', async () => {
  const bytes = Buffer.from('ข่าว\nเก่า');
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(pieces))) lines.push(line);
  expect(lines).toEqual(['ข่าว', 'เก่า']);
});
