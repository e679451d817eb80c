export { default, generateMetadata } from '@/app/(public)/archive/[[...period]]/page';
