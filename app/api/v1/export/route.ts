/** Number of public items that match the filter, counted up to one more than an export holds. */
export { answerExportCount as GET } from '@/features/news/export/export.http';
