/** Whose news a home counts: one's own items, one's organisation's, or everybody's. */
export type HomeScope = 'self' | 'own' | 'all';

export type HomeFigures = { published: number; waiting: number; returned: number; reads: number };
