/** Visitor groups, in display order. */
export const onlineGroups = ['organisations', 'colleges', 'general'] as const;
