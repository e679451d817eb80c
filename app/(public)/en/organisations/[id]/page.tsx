export { default, generateMetadata } from '@/app/(public)/organisations/[id]/page';
