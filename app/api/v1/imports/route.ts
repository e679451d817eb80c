/** Upload of a file to import; redirects to the import's page. */
export { answerUpload as POST } from '@/features/imports/imports.http';
