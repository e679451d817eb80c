/** Organisations whose names match `search`. */
export { answerExportOrganisations as GET } from '@/features/news/export/export.http';
