/** Public news as a file. */
export { answerNewsExport as GET } from '@/features/news/export/export.http';
