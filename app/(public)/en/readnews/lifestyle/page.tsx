export { default, generateMetadata } from '@/app/(public)/readnews/lifestyle/page';
