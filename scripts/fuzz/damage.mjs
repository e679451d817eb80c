/** Lengths at the limits of bodies: 64 KiB of a call, 512 KiB of an item, and one byte around them. */
const EDGES = [65_535, 65_536, 65_537, 524_288, 524_289];
/** Bytes with a meaning to parsers. */
const SIGNS = Buffer.from('\0\r\n"\'{}[]<>&=;,:%\\/-\xff\xfe\x80');

const splice = (bytes, at, removed, put = Buffer.alloc(0)) =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + removed)]);

/** Mutations; each takes bytes and a position in them. */
const changes = [
  (bytes, at, dice) => splice(bytes, at, dice.below(8) + 1),
  (bytes, at, dice) => splice(bytes, at, 0, bytes.subarray(0, dice.below(64))),
  (bytes, at, dice) => splice(bytes, at, 1, Buffer.from([dice.below(256)])),
  (bytes, at, dice) => splice(bytes, at, 1, Buffer.from([SIGNS[dice.below(SIGNS.length)]])),
  (bytes, at, dice) => splice(bytes, at, 0, dice.bytes(dice.below(32))),
  (bytes, at) => bytes.subarray(0, at),
  (bytes, at, dice) =>
    splice(bytes, at, 4, Buffer.from(dice.pick(['ffffffff', '00000000', '7fffffff', '80000000']), 'hex')),
  (bytes, at) => splice(bytes, at, 0, Buffer.from('\ud800ก\u0000', 'utf8')),
];

/** Cuts, duplicates or overwrites a few of the bytes. @param {Buffer} bytes */
export function damage(bytes, dice) {
  let damaged = bytes;
  for (let times = dice.below(4); times >= 0; times--) {
    damaged = dice.pick(changes)(damaged, dice.below(damaged.length + 1), dice);
  }
  return damaged;
}

/** Pads with blanks to a length on or beside a limit. @param {Buffer} bytes */
export function stretch(bytes, dice) {
  const length = dice.pick(EDGES);
  return length <= bytes.length ? bytes : Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
}
