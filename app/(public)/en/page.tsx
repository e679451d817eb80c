export { default, generateMetadata } from '@/app/(public)/page';
