import { readFileSync } from 'node:fs';

/** Loaded before the portal: the clock of this machine is ahead by the milliseconds in a file, read twice a second. */
const READ_MS = 500;
const file = process.env.CLOCK_SHIFT_FILE;
const RealDate = Date;
let shiftMs = 0;

const read = () => {
  shiftMs = Number(readFileSync(file, 'utf8')) || 0;
};

if (file) {
  read();
  setInterval(read, READ_MS).unref();
  // Not a class of its own: dates that Node makes must stay instances of it.
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, given, self) =>
      given.length === 0
        ? new RealDate(RealDate.now() + shiftMs)
        : Reflect.construct(target, given, self === ShiftedDate ? target : self),
    apply: () => new RealDate(RealDate.now() + shiftMs).toString(),
    get: (target, name) => (name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = ShiftedDate;
  globalThis.Date = ShiftedDate;
}
