import { trackTimers } from './timers.mjs';

/**
 * Globals of a worker while one test file runs in it. Afterwards they are as before, except for changes by packages,
 * which are loaded once per worker.
 */
export class Realm {
  #before = takeSnapshot();
  #exit = process.exit;
  #timers = trackTimers();

  /** Loads packages; their changes and timers stay. */
  keep(load) {
    const before = takeSnapshot();
    try {
      return this.#timers.withoutTracking(load);
    } finally {
      for (const { key, part, now } of listChanges(before)) this.#before[part].set(key, now);
    }
  }

  /** Ends the timers of the file, and reverts its changes. */
  restore() {
    this.#timers.end();
    for (const { key, part, was } of listChanges(this.#before)) parts[part].write(key, was);
    process.exit = this.#exit;
  }
}

/** Kinds of global state: each as a map, with the function that writes an entry, or removes it if there was none. */
const parts = {
  globals: {
    read: () => Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
    write: (key, was) => (was ? Reflect.defineProperty(globalThis, key, was) : Reflect.deleteProperty(globalThis, key)),
    isSame: (one, other) => one?.value === other?.value && one?.get === other?.get && one?.set === other?.set,
  },
  settings: {
    read: () => Object.entries(process.env),
    write: (name, was) => (was === undefined ? delete process.env[name] : Reflect.set(process.env, name, was)),
    isSame: Object.is,
  },
  listeners: {
    read: () => process.eventNames().map((name) => [name, process.rawListeners(name)]),
    write: (name, was = []) => {
      for (const listener of process.rawListeners(name)) if (!was.includes(listener)) process.off(name, listener);
    },
    isSame: (one = [], other = []) => one.length === other.length && one.every((listener) => other.includes(listener)),
  },
};

const takeSnapshot = () => Object.fromEntries(Object.entries(parts).map(([part, { read }]) => [part, new Map(read())]));

function listChanges(before) {
  const after = takeSnapshot();
  return Object.entries(parts).flatMap(([part, { isSame }]) =>
    [...new Set([...before[part].keys(), ...after[part].keys()])]
      .map((key) => ({ key, part, was: before[part].get(key), now: after[part].get(key) }))
      .filter(({ was, now }) => !isSame(was, now)),
  );
}
