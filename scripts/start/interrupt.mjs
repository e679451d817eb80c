import { killRunning } from './processes.mjs';

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Ends a preparation cleanly on Ctrl-C: kills running programs, then runs `putAway`, then exits with the code that
 * shells expect.
 *
 * @param {() => Promise<unknown>} putAway
 * @returns {{ release: () => void, happened: boolean }} `release` removes the handlers, for when the server takes
 *   over
 */
export function onInterrupt(putAway) {
  const interruption = { happened: false, release: () => undefined };
  const handlers = Object.entries(SIGNALS).map(([signal, code]) => {
    const handle = async () => {
      interruption.release();
      interruption.happened = true;
      killRunning();
      await putAway().catch((error) => console.error(error.message));
      process.exit(code);
    };
    process.on(signal, handle);
    return [signal, handle];
  });
  interruption.release = () => {
    for (const [signal, handle] of handlers) process.off(signal, handle);
  };
  return interruption;
}
