import { answerReach } from '@/features/notices/notices.http';

/** Number of organisations that an audience reaches, for viewers who may send notices. */
export const POST = (request: Request) => answerReach(request);
