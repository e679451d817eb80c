export { answerNextAuth as GET, answerNextAuth as POST } from '@/lib/auth/next-auth-route';
