import type { VisitorKeys } from '@/lib/http/visitor-keys';
import type { Role } from './roles';

/** What a session still asks of its account before anything else may be done. */
export type PendingStep = 'password' | 'secondFactor' | 'enrolment';

/** The session behind a viewer. */
export type ViewerSession = { idHash: Uint8Array<ArrayBuffer>; pendingStep?: PendingStep };

/** Who is asking. A visitor has no account; `address` is the client's, as far as trusted proxies tell. */
export type Viewer = {
  role: Role;
  accountId?: number;
  /** The row behind the account that the wire knows: of a system user, a college user or a member. */
  ownId?: number;
  organisationId?: number;
  name?: string;
  /** A member's e-mail in lower case, by which the wire knows the member. */
  email?: string;
  address?: string;
  session?: ViewerSession;
  /** Why a session that came with the request no longer counts. */
  ended?: 'closed' | 'expired';
  /** Set where a call may be counted. */
  visitorKeys?: VisitorKeys;
};

/** Somebody who is not signed in. */
export const visitor: Viewer = { role: 'visitor' };
