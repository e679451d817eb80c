import { answerOnline } from '@/features/presence/presence.http';

/** Counts of the people online now. */
export const GET = answerOnline;
