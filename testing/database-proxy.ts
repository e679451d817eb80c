import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Mode of a frozen proxy: bytes are held back, or dropped, as behind a firewall that has lost the connection. */
export type Freeze = 'hold' | 'swallow';

/** Proxy to the database that a test can freeze: connections stay open, but no bytes pass. */
export type DatabaseProxy = {
  /** URL of the database through the proxy. */
  url: string;
  freeze: (how: Freeze) => void;
  thaw: () => void;
  /** Delays each chunk from now on, in milliseconds. */
  slow: (ms: number) => void;
  /** Number of open connections. */
  count: () => number;
  close: () => Promise<void>;
};

/** Opens a proxy to the database server, by default on any free port. */
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
  url.port = String(getPort(server.address()));
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

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return address.port;
}
