/** Number of organisations that an audience reaches, for viewers who may send notices. */
export { answerReach as POST } from '@/features/notices/notices.http';
