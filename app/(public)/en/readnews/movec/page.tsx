export { default, generateMetadata } from '@/app/(public)/readnews/movec/page';
