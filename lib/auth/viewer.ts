import type { VisitorKeys } from '@/lib/http/visitor-keys';
import type { Role } from './roles';

/** Step that a session must complete before anything else is allowed. */
export type PendingStep = 'password' | 'secondFactor' | 'enrolment';

export type ViewerSession = {
  idHash: Uint8Array<ArrayBuffer>;
  pendingStep?: PendingStep;
  /** Last proof of who sits there: the login, or the password typed again. */
  provedAt?: Date;
  /** End of the grace for a required second factor that the account lacks; after it the enrolment is pending. */
  secondFactorDue?: Date;
};

/**
 * The viewer of a request. A visitor has no account; `address` is the client address, as far as trusted proxies tell.
 */
export type Viewer = {
  role: Role;
  accountId?: number;
  /** Id of the system user, college user or member of the account, as the legacy API knows it. */
  ownId?: number;
  organisationId?: number;
  name?: string;
  /** A member's e-mail in lower case, by which the legacy API identifies the member. */
  email?: string;
  address?: string;
  session?: ViewerSession;
  /**
   * True for a college user who stands in for an absent account of the college, and so decides on the items of its other
   * users; accounts that decide anyway get no right by standing in.
   */
  standsIn?: boolean;
  /** Reason why the session of the request is no longer valid. */
  ended?: 'closed' | 'expired';
  /** Set if a call may be counted. */
  visitorKeys?: VisitorKeys;
};

/** Somebody who is not signed in. */
export const visitor: Viewer = { role: 'visitor' };
