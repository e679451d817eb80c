import type { RoleFacts } from '@/lib/auth/role-table';

/** Visitor groups, in display order. */
export const onlineGroups = ['organisations', 'colleges', 'general'] as const satisfies RoleFacts['presence'][];
