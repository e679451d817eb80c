/** Stops the alert that the link in a mail names. */
export { answerOneClick as POST, redirectToStopPage as GET } from '@/features/alerts/alerts.http';
