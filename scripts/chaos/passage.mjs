import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Opens a passage to a service on this machine, at an address of its own, that can be disturbed: `delay` lets each answer
 * come late, `mute` lets none through, `refuse` ends each connection, after a text if there is one; `clear` ends all of
 * that. `turnTo` leads it to another port.
 *
 * @param {number} target port of the service
 * @returns {Promise<{ port: number, delay: (ms: number) => void, mute: () => void, refuse: (text?: string) => void,
 *   clear: () => void, turnTo: (port: number) => void, close: () => void }>}
 */
export async function openPassage(target) {
  const sockets = new Set();
  const state = { target, delayMs: 0, isMute: false, refusal: undefined };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const keep = (socket, other) => {
    sockets.add(socket);
    socket.on('error', () => other?.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other?.destroy();
    });
  };
  const server = createServer((inner) => {
    if (state.refusal !== undefined) return refuseOne(inner);
    const outer = connect(state.target, '127.0.0.1');
    keep(inner, outer);
    keep(outer, inner);
    inner.on('data', (bytes) => state.isMute || outer.write(bytes));
    // Timers of one length fire in the order in which they were set; a shorter one must not overtake them.
    let last = Promise.resolve();
    outer.on('data', (bytes) => {
      if (state.isMute) return;
      const due = state.delayMs === 0 ? undefined : wait(state.delayMs);
      last = Promise.all([last, due]).then(() => inner.write(bytes));
    });
  });
  function refuseOne(inner) {
    keep(inner);
    if (state.refusal === '') inner.destroy();
    else inner.once('data', () => inner.end(state.refusal)).resume();
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    delay: (ms) => {
      state.delayMs = ms;
    },
    mute: () => {
      state.isMute = true;
    },
    refuse: (text = '') => {
      state.refusal = text;
      cutAll();
    },
    clear: () => {
      if (state.isMute) cutAll();
      Object.assign(state, { delayMs: 0, isMute: false, refusal: undefined });
    },
    turnTo: (port) => {
      state.target = port;
      cutAll();
    },
    close: () => {
      cutAll();
      server.close();
    },
  };
}

/** The URL of a service through a passage. */
export const leadThrough = ({ port }, url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port }).href;
