/** The files of the answers to a notice as one ZIP archive. */
export { answerNoticeFiles as GET } from '@/features/notices/answers.http';
