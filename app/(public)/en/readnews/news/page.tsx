export { default, generateMetadata } from '@/app/(public)/readnews/news/page';
