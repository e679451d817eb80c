import { answerOneClick, redirectToStopPage } from '@/features/alerts/alerts.http';

/** Stops the alert that the link in a mail names. */
export const POST = answerOneClick;
export const GET = redirectToStopPage;
