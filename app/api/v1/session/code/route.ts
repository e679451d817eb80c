/** Second step of a login on a page. */
export { answerCodeStep as POST } from '@/features/account/login/login.http';
