import { answerOnline } from '@/features/presence/presence.http';

/** Who is online now. */
export const GET = answerOnline;
