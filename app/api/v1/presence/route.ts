import { answerPresence } from '@/features/presence/presence.http';

/** Presence heartbeat of a visible page. */
export const POST = answerPresence;
