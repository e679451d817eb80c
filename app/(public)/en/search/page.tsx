export { default, generateMetadata } from '@/app/(public)/search/page';
