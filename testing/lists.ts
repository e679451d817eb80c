import { type Role, roles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';

/** Administrator without an account. */
export const administrator: Viewer = { role: 'VecAdmin', name: 'ผู้ดูแล' };

/** Every role except those named, as a table of a test. */
export const getRolesExcept = (...named: readonly Role[]): Role[] => roles.filter((role) => !named.includes(role));

/** Viewer of a role, without an account. */
export const createRoleViewer = (role: Role): Viewer => ({ role });

/** Last row of the audit log about a kind of thing. */
export const findLastAuditRow = (noun: string) =>
  db.auditLog.findFirstOrThrow({
    where: { noun },
    orderBy: { id: 'desc' },
    select: { action: true, nounId: true, actorName: true, before: true, after: true },
  });

/** Unsafe and senseless link targets. */
export const badTargets = [
  'javascript:alert(1)',
  ' JaVa\tScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/x',
  '/\\evil.example',
  'www.example.org',
  'https://',
  '\u0000https://example.org',
] as const;
