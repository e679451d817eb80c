import { type Trace, trace } from '@/lib/request/context';
import type { Answer } from './answer';
import type { Ask } from './ask';
import { isBrokenByOutage, isPackable, type Packing, pack, setCommonHeaders } from './pack';
import { HEARD, PUBLIC } from './render-process';
import { refuseUnusable } from './unusable';
import type { Step } from './visit';

const NOTHING = Buffer.alloc(0);

/** What Next gives a server of one's own. */
export type Render = (ask: Ask, answer: Answer) => Promise<void>;

/** Whether a whole page is asked for, not by Next's script in the browser, which asks for the data of one. */
const asksWhole = ({ method, headers }: Ask): boolean => method === 'GET' && headers.rsc === undefined;

/** What the front had heard when it asked; undefined for who asks past it. */
const heardBy = ({ headers }: Ask): number | undefined =>
  headers[HEARD] === undefined ? undefined : Number(headers[HEARD]);

/** Lets Next answer, and packs what it says. HEAD is rendered as GET, so that its headers are the same. */
export function renderWith(render: Render, packing: Packing): Step {
  return async (visit) => {
    const { ask, answer, id } = visit;
    if (ask.method === 'HEAD') ask.method = 'GET';
    const open: Trace = {
      id,
      tags: new Set(),
      heard: heardBy(ask),
      isPublic: ask.headers[PUBLIC] !== undefined,
      ...(asksWhole(ask) && { stills: [] }),
    };
    answer.hold({
      wants: (held) => isBrokenByOutage(held, open) || isPackable(visit, held),
      pack: async (held, body) => {
        const packed = pack(visit, held, refuseUnusable(visit, held, body, open), open, packing);
        // Behind the end of an error's page Next sets its own status again.
        const { statusCode } = held;
        const bytes = await packed;
        held.statusCode = statusCode;
        return bytes;
      },
      pass: (passing) => {
        refuseUnusable(visit, passing, NOTHING, open);
        setCommonHeaders(visit, passing, open);
      },
    });
    try {
      await trace.run(open, () => render(ask, answer));
    } finally {
      // What goes on afterwards is work of the portal's own.
      open.isPublic = false;
    }
    return true;
  };
}
