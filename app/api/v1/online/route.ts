/** Counts of the people online now. */
export { answerOnline as GET } from '@/features/presence/presence.http';
