import type { Visitor } from '../visitor';
import type { Role } from './access';

/** Who is asking. A visitor has no account; `address` is the client's, as far as trusted proxies tell. */
export type Viewer = {
  role: Role;
  accountId?: number;
  organisationId?: number;
  name?: string;
  address?: string;
  /** Set where a call may be counted. */
  counted?: Visitor;
};

/** Somebody who is not signed in. */
export const visitor: Viewer = { role: 'visitor' };
