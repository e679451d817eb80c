export { default, generateMetadata } from '@/app/(public)/news_group/page';
