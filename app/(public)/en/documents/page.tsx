export { default, generateMetadata } from '@/app/(public)/documents/page';
