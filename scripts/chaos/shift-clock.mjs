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
  globalThis.Date = class ShiftedDate extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + shiftMs);
      else super(...given);
    }

    static now() {
      return RealDate.now() + shiftMs;
    }
  };
}
