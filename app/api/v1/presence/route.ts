import { answerPresence } from '@/lib/api/online-answer';

/** A visible page says that somebody is there. */
export const POST = answerPresence;
