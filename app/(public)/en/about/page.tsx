export { default, generateMetadata } from '@/app/(public)/about/page';
