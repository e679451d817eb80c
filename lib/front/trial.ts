import { type IncomingHttpHeaders, request } from 'node:http';
import { diskStore } from '../media/disk-store';
import { type Listening, listen } from './listen';
import type { MediaDoor } from './media-door';
import { type FrontSettings, frontSteps } from './pipeline';
import type { Render } from './render';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Wish = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer };

/** For tests: a door to the files of a folder, all of them public. */
export const openToAll = (folder: string): MediaDoor => ({
  store: diskStore(folder),
  readVerdict: async () => ({ public: true, name: 'file' }),
  mayOpen: async () => false,
});

const bare: FrontSettings = {
  https: false,
  developing: false,
  trustedProxies: 0,
  media: openToAll('/nowhere'),
  oldPrefix: undefined,
  readyChecks: [],
  offlineApp: true,
  limited: false,
};

/** For tests: a real front on a free loopback port, with a renderer of the test's own in the place of Next. */
export function openTrial(render: Render, settings: Partial<FrontSettings> = {}): Promise<Listening> {
  return listen(frontSteps({ ...bare, ...settings }, render), '127.0.0.1', 0);
}

/** For tests: sends one request as it is written, without cleaning its path or adding headers. */
export function send(port: number, { method = 'GET', path = '/', headers = {}, body }: Wish = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: whole, text: whole.toString('utf8') });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
