import { answerPresence } from '@/features/presence/presence.http';

/** A visible page says that somebody is there. */
export const POST = answerPresence;
