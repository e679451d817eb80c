export { default, generateMetadata } from '@/app/(public)/organisations/page';
