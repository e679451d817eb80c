/** The kinds of people who are counted, in the order in which pages show them. */
export const onlineGroups = ['organisations', 'colleges', 'general'] as const;
