export { default, generateMetadata } from '@/app/(public)/most_read/page';
