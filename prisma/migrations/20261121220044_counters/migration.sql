-- A line of the traffic log may stand for several requests.
ALTER TABLE "traffic_log" ADD COLUMN "asks" INTEGER NOT NULL DEFAULT 1;

-- A day's figures are written all day and stand in no index: with room on its page a row is written anew without them.
ALTER TABLE "news_daily_count" SET (fillfactor = 80);
ALTER TABLE "rate_limit" SET (fillfactor = 80);

-- What is written all day is cleaned by what has changed, not by a fifth of a table of a million rows.
ALTER TABLE "news_count" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
ALTER TABLE "news_daily_count" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
ALTER TABLE "news_visit" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);
ALTER TABLE "presence" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);
ALTER TABLE "rate_limit" SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_threshold = 1000);
