export { logOut as POST } from '@/lib/auth/log-out';
