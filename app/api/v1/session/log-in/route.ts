/** Login on a page whose session has ended. */
export { answerPasswordStep as POST } from '@/features/account/login/login.http';
