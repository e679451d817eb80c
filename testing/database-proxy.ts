import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a frozen way to the server behaves: bytes wait on it, or are lost, as behind a firewall that has forgotten. */
export type Freeze = 'hold' | 'swallow';

/** A way to the database that a test can freeze: connections stay open, and nothing comes through. */
export type DatabaseProxy = {
  /** The address of the database by this way. */
  url: string;
  freeze: (how: Freeze) => void;
  thaw: () => void;
  /** From now on each piece takes so long on its way, in milliseconds. */
  slow: (ms: number) => void;
  /** How many connections are open now. */
  count: () => number;
  close: () => Promise<void>;
};

/** Opens such a way to the server of an address, at any free port unless said. */
export async function openDatabaseProxy(databaseUrl: string, port = 0): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen: Freeze | undefined;
  let waiting: (() => void)[] = [];
  let delayMs = 0;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (frozen === 'hold') waiting.push(() => to.write(bytes));
      else if (frozen === undefined && delayMs > 0) setTimeout(() => to.write(bytes), delayMs);
      else if (frozen === undefined) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (frozen === undefined) to.destroy();
      else waiting.push(() => to.destroy());
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pass(near, far);
    pass(far, near);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(portOf(server.address()));
  return {
    url: url.href,
    freeze: (how) => {
      frozen = how;
    },
    thaw: () => {
      frozen = undefined;
      const due = waiting;
      waiting = [];
      for (const goOn of due) goOn();
    },
    slow: (ms) => {
      delayMs = ms;
    },
    count: () => sockets.size / 2,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}
