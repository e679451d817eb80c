-- A mail that was written to a file, as no mail server is set, was not sent.
ALTER TYPE "mail_status" ADD VALUE 'kept' AFTER 'sent';
