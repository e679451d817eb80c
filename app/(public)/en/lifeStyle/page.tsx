export { default, generateMetadata } from '@/app/(public)/lifeStyle/page';
