import { answerOnline } from '@/lib/api/online-answer';

/** Who is online now. */
export const GET = answerOnline;
