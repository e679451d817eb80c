import { type Role, roles } from '@/lib/auth/roles';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';

/** An administrator without an account, as commands see one. */
export const administrator: Viewer = { role: 'VecAdmin', name: 'ผู้ดูแล' };

/** Every role but those that are named, as a table of a test. */
export const getRolesExcept = (...named: readonly Role[]): Role[] => roles.filter((role) => !named.includes(role));

/** Somebody of a role, without an account. */
export const createRoleViewer = (role: Role): Viewer => ({ role });

/** The last line of the audit log about a noun. */
export const findLastAuditRow = (noun: string) =>
  db.auditLog.findFirstOrThrow({
    where: { noun },
    orderBy: { id: 'desc' },
    select: { action: true, nounId: true, actorName: true, before: true, after: true },
  });

/** Targets that browsers must not follow, and others that nobody means. */
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
