import { readToken } from '@/lib/auth/cookies';
import { classifyOrigin } from '@/lib/auth/origin';
import { findViewer } from '@/lib/auth/sessions';
import { type Viewer, visitor } from '@/lib/auth/viewer';
import { buildVisitorKeys } from './visitor-keys';

/** Source of a request, in any transport. */
type RequestSource = { headers: Headers; address: string | undefined };

/**
 * The viewer of a call: from its session cookie if the call comes from our own pages, else a visitor. The field
 * `visitor` tells readers behind one address apart.
 *
 * @param renew true if the call counts as use of the session
 * @param trusted origins from which a cookie counts
 */
export async function readViewer(
  { address, headers }: RequestSource,
  fields: ReadonlyMap<string, unknown>,
  renew: boolean,
  trusted: readonly ReturnType<typeof classifyOrigin>[] = ['own'],
): Promise<Viewer> {
  const token = trusted.includes(classifyOrigin(headers)) ? readToken(headers, 'session') : undefined;
  const viewer = token ? await findViewer(token, renew) : visitor;
  const randomId = fields.get('visitor');
  return {
    ...viewer,
    address,
    /** Computed lazily: most calls count nothing. */
    get visitorKeys() {
      const userAgent = headers.get('user-agent') ?? '';
      const { accountId } = viewer;
      const sent = typeof randomId === 'string' ? randomId : undefined;
      return buildVisitorKeys({ address: address ?? '', userAgent, randomId: sent, accountId });
    },
  };
}
