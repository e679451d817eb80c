/** Messages to the agency or readers' reports as CSV or as an Excel file. */
export { answerContactExport as GET } from '@/features/citizens/contact/contact.http';
