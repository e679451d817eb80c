/** Number of the canary that was published last. */
export { answerCanary as GET } from '@/features/operation/canary/canary.http';
