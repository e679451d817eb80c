export { default, generateMetadata } from '@/app/(public)/contact/page';
