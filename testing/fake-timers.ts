const TIMERS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
] as const;
type Timer = (typeof TIMERS)[number];

/**
 * Fakes only the named of what Jest can fake: sockets and the database need the others.
 *
 * @param now the faked wall clock
 */
export function fakeTimers(faked: readonly Timer[], now?: number): void {
  const doNotFake = TIMERS.filter((name) => !faked.includes(name));
  jest.useFakeTimers(now === undefined ? { doNotFake } : { doNotFake, now });
}
