import { isSafeTarget } from '../link-target';

/** A link's target if a browser may follow it, else the empty text; `javascript:` and its kin never leave. */
export function safeTarget(target: string): string {
  return isSafeTarget(target) ? target : '';
}
