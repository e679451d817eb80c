import { z } from 'zod';
import { startProcessReports } from '@/features/operation/reports/reports.commands';
import { applyControlMessage } from '@/lib/cache/invalidation';
import { env } from '@/lib/env/env';
import { getOwnOrigin } from '@/lib/env/own-origin';
import { captureConsole } from '@/lib/log/capture-console';
import { describeError, log } from '@/lib/log/log';
import { getSingleton } from '@/lib/process/singleton';
import { bypassNext } from './bypass-next';
import { serveInternal } from './internal-routes';
import {
  createTask,
  createTimeSyncTask,
  runStartupTasks,
  type StartupTask,
  shutdownTasks,
  stopTasks,
} from './lifecycle';
import { type ListeningServer, listen } from './listen';
import { answerOldAddresses } from './old-addresses';
import { createRenderMiddleware, type RenderHandler } from './render-middleware';
import { pingMessage } from './watch-worker';

/** Interface for the server's entry in a render worker. */
export type RenderWorker = {
  /** @param place counted from 0; background work is done by the first */
  start: (place: number) => Promise<void>;
  /** Answers requests on the socket. */
  listen: (render: RenderHandler, socketPath: string) => Promise<void>;
};

/**
 * Next's setting for the server to which it forwards an action that was sent to a page without it, as happens when
 * somebody navigates while a form is under way. Unset, that is port 3000 of this machine, which may be another
 * program's, by the protocol of the reader.
 */
const NEXT_ORIGIN_SETTING = '__NEXT_PRIVATE_ORIGIN';

const controlMessage = z.union([
  z.object({ forgotten: z.array(z.string()), word: z.number() }),
  z.object({ settled: z.string() }),
  z.object({ listening: z.boolean(), word: z.number() }),
  z.object({ stop: z.literal(true) }),
  pingMessage,
]);

/**
 * Registers the render worker on `globalThis` for the server's entry.
 *
 * @param every startup tasks of every worker
 * @param background startup tasks of one worker of the machine
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
        process.env[NEXT_ORIGIN_SETTING] = getOwnOrigin(env);
        name = `render-${place}`;
        const report = createTask('report', () => startProcessReports(name));
        own = [createTimeSyncTask(), report, ...every, ...(place === 0 ? background : [])];
        handleControlMessages(stop);
        await runStartupTasks(own);
      },
      listen: async (render, path) => {
        const packing = { https: env.production };
        const page = createRenderMiddleware(bypassNext(render), packing);
        open = await listen([serveInternal(() => name), answerOldAddresses, page], { path });
      },
    };
  });
}

/**
 * Applies the gateway's messages: stop, and invalidations. Without the gateway there is nobody to serve, so the process
 * ends.
 */
function handleControlMessages(stop: () => Promise<void>): void {
  process.on('message', (message) => {
    const { data } = controlMessage.safeParse(message);
    if (!data) return;
    if ('ping' in data) process.send?.({ pong: true });
    else if (!('stop' in data)) applyControlMessage(data);
    else stop().catch((error: unknown) => log.error({ error: describeError(error) }, 'a render process did not stop'));
  });
  process.on('disconnect', () => process.exit(1));
  // A terminal interrupts all its processes at once; the gateway ends this one when it is no longer needed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
