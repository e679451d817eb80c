/** Presence heartbeat of a visible page. */
export { answerPresence as POST } from '@/features/presence/presence.http';
