/** The moderators' list of topics or reported posts as CSV or as an Excel file. */
export { answerForumExport as GET } from '@/features/forum/moderation/export.http';
