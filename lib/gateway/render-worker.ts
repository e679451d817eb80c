import { isIPv6 } from 'node:net';
import { z } from 'zod';
import { applyControlMessage } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';
import { captureConsole } from '@/lib/log/capture-console';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { bypassNext } from './bypass-next';
import { serveInternal } from './internal-routes';
import { createTimeSyncTask, runStartupTasks, type StartupTask, shutdownTasks, stopTasks } from './lifecycle';
import { type ListeningServer, listen } from './listen';
import { createRenderMiddleware, type RenderHandler } from './render-middleware';

/** What the server's entry drives in a process that draws pages for the front. */
export type RenderWorker = {
  /** @param place counted from 0; background work is done by the first */
  start: (place: number) => Promise<void>;
  /** Answers on the socket; tells the front, by IPC, that it is there. */
  listen: (render: RenderHandler, socketPath: string) => Promise<void>;
};

/**
 * The setting of Next for the server that gets an action which was sent to a page without it, as happens when somebody goes on
 * while a form is under way. Unset, that is port 3000 of this machine, which may be anybody's, by the protocol of the reader.
 */
const NEXT_ORIGIN_SETTING = '__NEXT_PRIVATE_ORIGIN';

/** Listening on these is listening on 127.0.0.1 too. */
const EVERY_HOST = ['0.0.0.0', '::'];

const controlMessage = z.union([
  z.object({ forgotten: z.array(z.string()), word: z.number() }),
  z.object({ settled: z.string() }),
  z.object({ listening: z.boolean(), word: z.number() }),
  z.object({ stop: z.literal(true) }),
]);

/**
 * Hands a render process's part to the server's entry by way of `globalThis`.
 *
 * @param every what each of these processes does when it starts
 * @param background work of one process of the machine
 */
export function createRenderWorker(every: readonly StartupTask[], background: readonly StartupTask[]): RenderWorker {
  return getSingleton('renderWorker', () => {
    let open: ListeningServer | undefined;
    let own: readonly StartupTask[] = [];
    let name = 'render-0';
    const stop = async () => {
      await open?.close();
      await stopTasks([...own].reverse());
      await stopTasks(shutdownTasks);
      process.exit(0);
    };
    return {
      start: async (place) => {
        captureConsole();
        process.env[NEXT_ORIGIN_SETTING] = getGatewayOrigin(env);
        name = `render-${place}`;
        own = [createTimeSyncTask(), ...every, ...(place === 0 ? background : [])];
        handleControlMessages(stop);
        await runStartupTasks(own);
      },
      listen: async (render, path) => {
        const packing = { https: env.production };
        open = await listen([serveInternal(() => name), createRenderMiddleware(bypassNext(render), packing)], { path });
      },
    };
  });
}

/** The front says when to stop and what is forgotten; without it nobody is served, so the process ends. */
function handleControlMessages(stop: () => Promise<void>): void {
  process.on('message', (message) => {
    const { data } = controlMessage.safeParse(message);
    if (!data) return;
    if (!('stop' in data)) applyControlMessage(data);
    else stop().catch((error: unknown) => log.error({ error: describeError(error) }, 'a render process did not stop'));
  });
  process.on('disconnect', () => process.exit(1));
  // A terminal interrupts all its processes at once; the front ends this one when it is no longer needed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}

/** The address of the portal for this machine itself, past any proxy. */
function getGatewayOrigin({ HOST, PORT }: Pick<typeof env, 'HOST' | 'PORT'>): string {
  const host = HOST === undefined || EVERY_HOST.includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${PORT}`;
}
