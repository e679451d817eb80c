import { toSafeNext } from '@/lib/areas/navigation';
import type { Role } from '@/lib/auth/roles';

/** Files that ask for a fresh proof. */
const FRESH_FILES = ['/api/v1/people/export'];
/** Base for resolving paths; no request goes to it. */
const BASE = 'http://localhost';

/** Target after the proof: one of those files, else as after a login. */
export function toProofNext(next: string | undefined, role: Role): string {
  const file = FRESH_FILES.find((path) => next?.startsWith(`${path}?`));
  if (!file || !next || !URL.canParse(next, BASE)) return toSafeNext(next, role);
  const { origin, pathname, search } = new URL(next, BASE);
  return origin === BASE && pathname === file ? pathname + search : toSafeNext(undefined, role);
}
