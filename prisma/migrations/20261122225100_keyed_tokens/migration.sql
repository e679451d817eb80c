-- Tokens are kept under a key of the session secret from here on, so those kept before open nothing any more: everybody logs
-- in once more. The one-time passwords beside them in password_reset stay good for their time.
UPDATE session SET ended_at = now() WHERE ended_at IS NULL;
DELETE FROM known_device;
DELETE FROM email_change WHERE confirmed_at IS NULL;
DELETE FROM news_preview_link;
