CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "role" AS ENUM ('VecAdmin', 'newseditors', 'veccentral', 'veccentraldep', 'iven', 'VecProvince', 'college', 'usercollege', 'member');

-- CreateEnum
CREATE TYPE "account_status" AS ENUM ('open', 'closed');

-- CreateEnum
CREATE TYPE "organisation_kind" AS ENUM ('agency', 'department', 'unit', 'institute', 'province', 'college');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('Male', 'Female');

-- CreateEnum
CREATE TYPE "saved_kind" AS ENUM ('bookmark', 'later');

-- CreateEnum
CREATE TYPE "request_status" AS ENUM ('waiting', 'approved', 'refused');

-- CreateEnum
CREATE TYPE "section" AS ENUM ('news', 'lifestyle');

-- CreateEnum
CREATE TYPE "news_status" AS ENUM ('draft', 'wait', 'allow', 'return', 'hide');

-- CreateEnum
CREATE TYPE "visit_kind" AS ENUM ('read', 'share');

-- CreateEnum
CREATE TYPE "revision_state" AS ENUM ('saved', 'pending', 'approved', 'refused');

-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('wrong', 'offensive', 'privacy', 'copyright', 'other');

-- CreateEnum
CREATE TYPE "task_status" AS ENUM ('new', 'working', 'done', 'dismissed');

-- CreateEnum
CREATE TYPE "media_kind" AS ENUM ('image', 'document');

-- CreateEnum
CREATE TYPE "document_kind" AS ENUM ('operating', 'performance', 'manual', 'form', 'law', 'announcement');

-- CreateEnum
CREATE TYPE "social_kind" AS ENUM ('page', 'chat', 'video', 'email', 'microblog', 'website', 'staffChat');

-- CreateEnum
CREATE TYPE "menu_kind" AS ENUM ('home', 'category', 'participation', 'lifestyle', 'login', 'contact');

-- CreateEnum
CREATE TYPE "performance_status" AS ENUM ('open', 'submitted', 'returned', 'accepted');

-- CreateEnum
CREATE TYPE "poll_kind" AS ENUM ('poll', 'consultation');

-- CreateEnum
CREATE TYPE "suggestion_kind" AS ENUM ('suggestion', 'complaint');

-- CreateEnum
CREATE TYPE "presence_group" AS ENUM ('organisations', 'colleges', 'general');

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('waiting', 'held', 'sending', 'sent', 'failed');

-- CreateTable
CREATE TABLE "region_group" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "region_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "province" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_en" TEXT NOT NULL,
    "region_group_id" INTEGER,

    CONSTRAINT "province_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organisation" (
    "id" SERIAL NOT NULL,
    "kind" "organisation_kind" NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "short_name" TEXT NOT NULL,
    "name_search" TEXT NOT NULL,
    "province_id" INTEGER,
    "institute_id" INTEGER,
    "department_id" INTEGER,
    "email" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "map_url" TEXT,
    "website" TEXT,
    "about" TEXT,
    "social_links" JSONB NOT NULL DEFAULT '{}',
    "logo_id" INTEGER,
    "status" "account_status" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organisation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "id" SERIAL NOT NULL,
    "role" "role" NOT NULL,
    "status" "account_status" NOT NULL DEFAULT 'open',
    "display_name" TEXT NOT NULL,
    "email" TEXT,
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(3),
    "password_expires_at" TIMESTAMPTZ(3),
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "totp_secret" TEXT,
    "totp_confirmed_at" TIMESTAMPTZ(3),
    "totp_last_step" BIGINT,
    "recovery_codes" TEXT[],
    "last_login_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "mail_opt_ins" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "system_user" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "user_name" TEXT NOT NULL,
    "is_office" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "system_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "college_user" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "id_card" CHAR(13) NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,

    CONSTRAINT "college_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "gender" "gender" NOT NULL,
    "birth_date" DATE NOT NULL,
    "registration_code" TEXT NOT NULL,
    "terms_version" TEXT NOT NULL,
    "terms_accepted_at" TIMESTAMPTZ(3) NOT NULL,
    "delete_after" TIMESTAMPTZ(3),

    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_news" (
    "member_id" INTEGER NOT NULL,
    "news_id" INTEGER NOT NULL,
    "kind" "saved_kind" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_news_pkey" PRIMARY KEY ("member_id","kind","news_id")
);

-- CreateTable
CREATE TABLE "registration_request" (
    "id" SERIAL NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "status" "request_status" NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "mail_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "registration_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id_hash" BYTEA NOT NULL,
    "account_id" INTEGER NOT NULL,
    "address" INET,
    "user_agent" TEXT,
    "second_factor_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "absolute_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id_hash")
);

-- CreateTable
CREATE TABLE "known_device" (
    "account_id" INTEGER NOT NULL,
    "device_hash" BYTEA NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("account_id","device_hash")
);

-- CreateTable
CREATE TABLE "login_attempt" (
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "name_hash" BYTEA NOT NULL,
    "address" INET NOT NULL,
    "succeeded" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "login_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "password_hash" TEXT NOT NULL,
    "mail_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_change" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "category" (
    "id" SERIAL NOT NULL,
    "section" "section" NOT NULL DEFAULT 'news',
    "name" TEXT NOT NULL,
    "name_en" TEXT,
    "color" TEXT NOT NULL,
    "color_deep" TEXT NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news" (
    "id" SERIAL NOT NULL,
    "section" "section" NOT NULL DEFAULT 'news',
    "category_id" INTEGER NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "system_user_id" INTEGER,
    "college_user_id" INTEGER,
    "topic" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "topic_search" TEXT NOT NULL,
    "text_search" TEXT NOT NULL,
    "status" "news_status" NOT NULL DEFAULT 'draft',
    "approve_level" SMALLINT NOT NULL DEFAULT 0,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "front_position" INTEGER,
    "publish_at" TIMESTAMPTZ(3) NOT NULL,
    "unpublish_at" TIMESTAMPTZ(3),
    "cover_id" INTEGER,
    "cover_alt" TEXT NOT NULL DEFAULT '',
    "cover_focus_x" REAL NOT NULL DEFAULT 0.5,
    "cover_focus_y" REAL NOT NULL DEFAULT 0.5,
    "video_links" TEXT[],
    "withdrawal_note" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_count" (
    "news_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "reads" INTEGER NOT NULL DEFAULT 0,
    "shares" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "news_count_pkey" PRIMARY KEY ("news_id")
);

-- CreateTable
CREATE TABLE "news_daily_count" (
    "news_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "reads" INTEGER NOT NULL DEFAULT 0,
    "shares" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "news_daily_count_pkey" PRIMARY KEY ("news_id","day")
);

-- CreateTable
CREATE TABLE "news_visit" (
    "news_id" INTEGER NOT NULL,
    "kind" "visit_kind" NOT NULL,
    "visitor" BYTEA NOT NULL,
    "address" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_visit_pkey" PRIMARY KEY ("news_id","kind","visitor")
);

-- CreateTable
CREATE TABLE "news_picture" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',
    "decorative" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "news_picture_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_attachment" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "news_attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_revision" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "revision_state" NOT NULL DEFAULT 'saved',
    "content" JSONB NOT NULL,
    "account_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_review" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "from_status" "news_status",
    "to_status" "news_status" NOT NULL,
    "from_level" SMALLINT,
    "to_level" SMALLINT NOT NULL,
    "reason" TEXT,
    "comment" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_correction" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "account_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_autosave" (
    "id" UUID NOT NULL,
    "news_id" INTEGER,
    "account_id" INTEGER NOT NULL,
    "base_version" INTEGER,
    "content" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_autosave_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_editing" (
    "news_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_editing_pkey" PRIMARY KEY ("news_id","account_id")
);

-- CreateTable
CREATE TABLE "news_preview_link" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "account_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "news_preview_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news_report" (
    "id" SERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "reason" "report_reason" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "visitor" BYTEA NOT NULL,
    "status" "task_status" NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by_id" INTEGER,

    CONSTRAINT "news_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" SERIAL NOT NULL,
    "kind" "media_kind" NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "extension" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "widths" INTEGER[],
    "color" TEXT,
    "original_name" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "title_search" TEXT NOT NULL DEFAULT '',
    "alt" TEXT NOT NULL DEFAULT '',
    "organisation_id" INTEGER,
    "uploaded_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" SERIAL NOT NULL,
    "kind" "document_kind" NOT NULL,
    "title" TEXT NOT NULL,
    "title_search" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "fiscal_year" SMALLINT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "downloads" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_version" (
    "id" SERIAL NOT NULL,
    "document_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "banner" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "media_id" INTEGER,
    "target" TEXT NOT NULL DEFAULT '',
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "position" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "link" (
    "id" SERIAL NOT NULL,
    "label" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "social_link" (
    "kind" "social_kind" NOT NULL,
    "label" TEXT NOT NULL,
    "target" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "social_link_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "logo" (
    "id" INTEGER NOT NULL,
    "media_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "logo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "menu_entry" (
    "id" SERIAL NOT NULL,
    "kind" "menu_kind" NOT NULL,
    "category_id" INTEGER,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,

    CONSTRAINT "menu_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by_id" INTEGER,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "notice" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "title_search" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "must_read" BOOLEAN NOT NULL DEFAULT false,
    "answer_wanted" BOOLEAN NOT NULL DEFAULT false,
    "deadline_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "author_id" INTEGER,

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_target" (
    "id" SERIAL NOT NULL,
    "notice_id" INTEGER NOT NULL,
    "kind" "organisation_kind",
    "region_group_id" INTEGER,
    "province_id" INTEGER,
    "organisation_id" INTEGER,

    CONSTRAINT "notice_target_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_receipt" (
    "notice_id" INTEGER NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "delivered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answer_media_id" INTEGER,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_receipt_pkey" PRIMARY KEY ("notice_id","organisation_id")
);

-- CreateTable
CREATE TABLE "notice_read" (
    "notice_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notice_read_pkey" PRIMARY KEY ("notice_id","account_id")
);

-- CreateTable
CREATE TABLE "notice_attachment" (
    "id" SERIAL NOT NULL,
    "notice_id" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "notice_attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "period" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "fiscal_year" SMALLINT NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "period_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "performance_report" (
    "id" SERIAL NOT NULL,
    "period_id" INTEGER NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "status" "performance_status" NOT NULL DEFAULT 'open',
    "figures" JSONB NOT NULL DEFAULT '{}',
    "remarks" TEXT NOT NULL DEFAULT '',
    "comment" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "submitted_at" TIMESTAMPTZ(3),
    "submitted_by_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "performance_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_file" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "report_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_room" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "role" "role",
    "province_id" INTEGER,
    "organisation_id" INTEGER,
    "position" INTEGER NOT NULL,

    CONSTRAINT "forum_room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_topic" (
    "id" SERIAL NOT NULL,
    "room_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "title" TEXT NOT NULL,
    "title_search" TEXT NOT NULL,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "closed" BOOLEAN NOT NULL DEFAULT false,
    "replies" INTEGER NOT NULL DEFAULT 0,
    "solved_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "active_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_why" TEXT,

    CONSTRAINT "forum_topic_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_post" (
    "id" SERIAL NOT NULL,
    "topic_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "quoted_id" INTEGER,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_why" TEXT,

    CONSTRAINT "forum_post_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_picture" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "forum_picture_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "forum_read" (
    "topic_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "post_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_read_pkey" PRIMARY KEY ("account_id","topic_id")
);

-- CreateTable
CREATE TABLE "forum_mention" (
    "post_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "forum_mention_pkey" PRIMARY KEY ("post_id","account_id")
);

-- CreateTable
CREATE TABLE "forum_report" (
    "id" SERIAL NOT NULL,
    "post_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "task_status" NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forum_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" SERIAL NOT NULL,
    "tracking_code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "text_search" TEXT NOT NULL,
    "status" "task_status" NOT NULL DEFAULT 'new',
    "sender_id" INTEGER,
    "assignee_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_reply" (
    "id" SERIAL NOT NULL,
    "message_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "body" TEXT NOT NULL,
    "mail_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_reply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "canned_answer" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "canned_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "poll" (
    "id" SERIAL NOT NULL,
    "kind" "poll_kind" NOT NULL DEFAULT 'poll',
    "title" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "outcome" TEXT,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "poll_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "poll_option" (
    "id" SERIAL NOT NULL,
    "poll_id" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "votes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "poll_option_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "poll_vote" (
    "poll_id" INTEGER NOT NULL,
    "voter" BYTEA NOT NULL,
    "option_id" INTEGER NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "poll_vote_pkey" PRIMARY KEY ("poll_id","voter")
);

-- CreateTable
CREATE TABLE "suggestion" (
    "id" SERIAL NOT NULL,
    "kind" "suggestion_kind" NOT NULL,
    "tracking_code" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" "task_status" NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "suggestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suggestion_step" (
    "id" SERIAL NOT NULL,
    "suggestion_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "status" "task_status" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suggestion_step_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "satisfaction_answer" (
    "id" SERIAL NOT NULL,
    "day" DATE NOT NULL,
    "voter" BYTEA NOT NULL,
    "score" SMALLINT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "satisfaction_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presence" (
    "visitor" BYTEA NOT NULL,
    "visitor_group" "presence_group" NOT NULL,
    "account_id" INTEGER,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "presence_pkey" PRIMARY KEY ("visitor")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" SERIAL NOT NULL,
    "mail_key" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "status" "mail_status" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "account_id" INTEGER,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "noun" TEXT NOT NULL,
    "noun_id" TEXT,
    "address" INET,
    "outcome" TEXT NOT NULL DEFAULT 'done',
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_seal" (
    "id" SERIAL NOT NULL,
    "last_id" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_seal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "url" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "events" TEXT[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" BIGSERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" "mail_status" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_status" INTEGER,
    "last_error" TEXT,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "region_group_name_key" ON "region_group"("name");

-- CreateIndex
CREATE UNIQUE INDEX "province_name_key" ON "province"("name");

-- CreateIndex
CREATE UNIQUE INDEX "province_name_en_key" ON "province"("name_en");

-- CreateIndex
CREATE INDEX "province_region_group_id_idx" ON "province"("region_group_id");

-- CreateIndex
CREATE UNIQUE INDEX "organisation_code_key" ON "organisation"("code");

-- CreateIndex
CREATE INDEX "organisation_kind_name_idx" ON "organisation"("kind", "name");

-- CreateIndex
CREATE INDEX "organisation_province_id_kind_idx" ON "organisation"("province_id", "kind");

-- CreateIndex
CREATE INDEX "organisation_institute_id_idx" ON "organisation"("institute_id");

-- CreateIndex
CREATE INDEX "organisation_department_id_idx" ON "organisation"("department_id");

-- CreateIndex
CREATE INDEX "organisation_name_search_idx" ON "organisation" USING GIN ("name_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "account_role_status_display_name_idx" ON "account"("role", "status", "display_name");

-- CreateIndex
CREATE INDEX "account_last_login_at_idx" ON "account"("last_login_at");

-- CreateIndex
CREATE INDEX "account_email_idx" ON "account"("email");

-- CreateIndex
CREATE UNIQUE INDEX "system_user_account_id_key" ON "system_user"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "system_user_user_name_key" ON "system_user"("user_name");

-- CreateIndex
CREATE INDEX "system_user_organisation_id_idx" ON "system_user"("organisation_id");

-- CreateIndex
CREATE UNIQUE INDEX "college_user_account_id_key" ON "college_user"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "college_user_id_card_key" ON "college_user"("id_card");

-- CreateIndex
CREATE INDEX "college_user_organisation_id_last_name_idx" ON "college_user"("organisation_id", "last_name");

-- CreateIndex
CREATE UNIQUE INDEX "member_account_id_key" ON "member"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "member_email_key" ON "member"("email");

-- CreateIndex
CREATE UNIQUE INDEX "member_registration_code_key" ON "member"("registration_code");

-- CreateIndex
CREATE INDEX "member_last_name_first_name_idx" ON "member"("last_name", "first_name");

-- CreateIndex
CREATE INDEX "saved_news_news_id_idx" ON "saved_news"("news_id");

-- CreateIndex
CREATE UNIQUE INDEX "registration_request_mail_key_key" ON "registration_request"("mail_key");

-- CreateIndex
CREATE INDEX "registration_request_status_created_at_idx" ON "registration_request"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "registration_request_organisation_id_idx" ON "registration_request"("organisation_id");

-- CreateIndex
CREATE INDEX "session_account_id_seen_at_idx" ON "session"("account_id", "seen_at" DESC);

-- CreateIndex
CREATE INDEX "session_absolute_expires_at_idx" ON "session"("absolute_expires_at");

-- CreateIndex
CREATE INDEX "known_device_last_used_at_idx" ON "known_device"("last_used_at");

-- CreateIndex
CREATE INDEX "login_attempt_kind_name_hash_at_idx" ON "login_attempt"("kind", "name_hash", "at" DESC);

-- CreateIndex
CREATE INDEX "login_attempt_address_at_idx" ON "login_attempt"("address", "at" DESC);

-- CreateIndex
CREATE INDEX "login_attempt_at_idx" ON "login_attempt"("at");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_token_hash_key" ON "password_reset"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_mail_key_key" ON "password_reset"("mail_key");

-- CreateIndex
CREATE INDEX "password_reset_account_id_created_at_idx" ON "password_reset"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "password_reset_expires_at_idx" ON "password_reset"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "email_change_token_hash_key" ON "email_change"("token_hash");

-- CreateIndex
CREATE INDEX "email_change_account_id_idx" ON "email_change"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "category_name_key" ON "category"("name");

-- CreateIndex
CREATE INDEX "category_section_visible_position_idx" ON "category"("section", "visible", "position");

-- CreateIndex
CREATE UNIQUE INDEX "category_id_section_key" ON "category"("id", "section");

-- CreateIndex
CREATE INDEX "news_category_id_status_publish_at_id_idx" ON "news"("category_id", "status", "publish_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "news_section_status_publish_at_id_idx" ON "news"("section", "status", "publish_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "news_organisation_id_status_publish_at_id_idx" ON "news"("organisation_id", "status", "publish_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "news_approve_level_status_publish_at_id_idx" ON "news"("approve_level", "status", "publish_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "news_organisation_id_status_updated_at_idx" ON "news"("organisation_id", "status", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "news_status_section_updated_at_idx" ON "news"("status", "section", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "news_system_user_id_updated_at_idx" ON "news"("system_user_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "news_college_user_id_updated_at_idx" ON "news"("college_user_id", "updated_at" DESC);

-- CreateIndex
CREATE INDEX "news_cover_id_idx" ON "news"("cover_id");

-- CreateIndex
CREATE INDEX "news_topic_search_idx" ON "news" USING GIN ("topic_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "news_text_search_idx" ON "news" USING GIN ("text_search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "news_id_category_id_key" ON "news"("id", "category_id");

-- CreateIndex
CREATE INDEX "news_count_reads_news_id_idx" ON "news_count"("reads" DESC, "news_id" DESC);

-- CreateIndex
CREATE INDEX "news_count_shares_news_id_idx" ON "news_count"("shares" DESC, "news_id" DESC);

-- CreateIndex
CREATE INDEX "news_count_category_id_reads_news_id_idx" ON "news_count"("category_id", "reads" DESC, "news_id" DESC);

-- CreateIndex
CREATE INDEX "news_count_category_id_shares_news_id_idx" ON "news_count"("category_id", "shares" DESC, "news_id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "news_count_news_id_category_id_key" ON "news_count"("news_id", "category_id");

-- CreateIndex
CREATE INDEX "news_daily_count_day_news_id_idx" ON "news_daily_count"("day", "news_id");

-- CreateIndex
CREATE INDEX "news_visit_news_id_kind_address_at_idx" ON "news_visit"("news_id", "kind", "address", "at");

-- CreateIndex
CREATE INDEX "news_visit_at_idx" ON "news_visit"("at");

-- CreateIndex
CREATE INDEX "news_picture_media_id_idx" ON "news_picture"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "news_picture_news_id_position_key" ON "news_picture"("news_id", "position");

-- CreateIndex
CREATE INDEX "news_attachment_media_id_idx" ON "news_attachment"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "news_attachment_news_id_position_key" ON "news_attachment"("news_id", "position");

-- CreateIndex
CREATE INDEX "news_revision_state_created_at_idx" ON "news_revision"("state", "created_at");

-- CreateIndex
CREATE INDEX "news_revision_account_id_idx" ON "news_revision"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "news_revision_news_id_number_key" ON "news_revision"("news_id", "number");

-- CreateIndex
CREATE INDEX "news_review_news_id_at_idx" ON "news_review"("news_id", "at");

-- CreateIndex
CREATE INDEX "news_review_account_id_at_idx" ON "news_review"("account_id", "at" DESC);

-- CreateIndex
CREATE INDEX "news_correction_news_id_at_idx" ON "news_correction"("news_id", "at");

-- CreateIndex
CREATE INDEX "news_correction_account_id_idx" ON "news_correction"("account_id");

-- CreateIndex
CREATE INDEX "news_autosave_account_id_saved_at_idx" ON "news_autosave"("account_id", "saved_at" DESC);

-- CreateIndex
CREATE INDEX "news_autosave_news_id_idx" ON "news_autosave"("news_id");

-- CreateIndex
CREATE INDEX "news_editing_account_id_idx" ON "news_editing"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "news_preview_link_token_hash_key" ON "news_preview_link"("token_hash");

-- CreateIndex
CREATE INDEX "news_preview_link_news_id_idx" ON "news_preview_link"("news_id");

-- CreateIndex
CREATE INDEX "news_preview_link_account_id_idx" ON "news_preview_link"("account_id");

-- CreateIndex
CREATE INDEX "news_report_status_created_at_idx" ON "news_report"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "news_report_news_id_visitor_idx" ON "news_report"("news_id", "visitor");

-- CreateIndex
CREATE INDEX "news_report_handled_by_id_idx" ON "news_report"("handled_by_id");

-- CreateIndex
CREATE INDEX "media_hash_idx" ON "media"("hash");

-- CreateIndex
CREATE INDEX "media_organisation_id_created_at_idx" ON "media"("organisation_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "media_uploaded_by_id_idx" ON "media"("uploaded_by_id");

-- CreateIndex
CREATE INDEX "media_title_search_idx" ON "media" USING GIN ("title_search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "media_organisation_id_hash_key" ON "media"("organisation_id", "hash");

-- CreateIndex
CREATE INDEX "document_visible_kind_fiscal_year_position_idx" ON "document"("visible", "kind", "fiscal_year" DESC, "position");

-- CreateIndex
CREATE INDEX "document_title_search_idx" ON "document" USING GIN ("title_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "document_version_media_id_idx" ON "document_version"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "document_version_document_id_number_key" ON "document_version"("document_id", "number");

-- CreateIndex
CREATE INDEX "banner_visible_position_idx" ON "banner"("visible", "position");

-- CreateIndex
CREATE INDEX "banner_media_id_idx" ON "banner"("media_id");

-- CreateIndex
CREATE INDEX "link_visible_position_idx" ON "link"("visible", "position");

-- CreateIndex
CREATE INDEX "logo_media_id_idx" ON "logo"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "menu_entry_category_id_key" ON "menu_entry"("category_id");

-- CreateIndex
CREATE INDEX "menu_entry_position_idx" ON "menu_entry"("position");

-- CreateIndex
CREATE INDEX "setting_updated_by_id_idx" ON "setting"("updated_by_id");

-- CreateIndex
CREATE INDEX "notice_sent_at_idx" ON "notice"("sent_at" DESC);

-- CreateIndex
CREATE INDEX "notice_author_id_idx" ON "notice"("author_id");

-- CreateIndex
CREATE INDEX "notice_title_search_idx" ON "notice" USING GIN ("title_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "notice_target_notice_id_idx" ON "notice_target"("notice_id");

-- CreateIndex
CREATE INDEX "notice_target_region_group_id_idx" ON "notice_target"("region_group_id");

-- CreateIndex
CREATE INDEX "notice_target_province_id_idx" ON "notice_target"("province_id");

-- CreateIndex
CREATE INDEX "notice_target_organisation_id_idx" ON "notice_target"("organisation_id");

-- CreateIndex
CREATE INDEX "notice_receipt_organisation_id_read_at_delivered_at_idx" ON "notice_receipt"("organisation_id", "read_at", "delivered_at" DESC);

-- CreateIndex
CREATE INDEX "notice_receipt_answer_media_id_idx" ON "notice_receipt"("answer_media_id");

-- CreateIndex
CREATE INDEX "notice_read_account_id_idx" ON "notice_read"("account_id");

-- CreateIndex
CREATE INDEX "notice_attachment_media_id_idx" ON "notice_attachment"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "notice_attachment_notice_id_position_key" ON "notice_attachment"("notice_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "period_name_key" ON "period"("name");

-- CreateIndex
CREATE INDEX "period_fiscal_year_opens_at_idx" ON "period"("fiscal_year" DESC, "opens_at" DESC);

-- CreateIndex
CREATE INDEX "performance_report_organisation_id_idx" ON "performance_report"("organisation_id");

-- CreateIndex
CREATE INDEX "performance_report_period_id_status_idx" ON "performance_report"("period_id", "status");

-- CreateIndex
CREATE INDEX "performance_report_submitted_by_id_idx" ON "performance_report"("submitted_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "performance_report_period_id_organisation_id_key" ON "performance_report"("period_id", "organisation_id");

-- CreateIndex
CREATE INDEX "report_file_media_id_idx" ON "report_file"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "report_file_report_id_position_key" ON "report_file"("report_id", "position");

-- CreateIndex
CREATE INDEX "forum_room_position_idx" ON "forum_room"("position");

-- CreateIndex
CREATE INDEX "forum_room_province_id_idx" ON "forum_room"("province_id");

-- CreateIndex
CREATE INDEX "forum_room_organisation_id_idx" ON "forum_room"("organisation_id");

-- CreateIndex
CREATE UNIQUE INDEX "forum_topic_solved_by_id_key" ON "forum_topic"("solved_by_id");

-- CreateIndex
CREATE INDEX "forum_topic_room_id_pinned_active_at_idx" ON "forum_topic"("room_id", "pinned" DESC, "active_at" DESC);

-- CreateIndex
CREATE INDEX "forum_topic_author_id_idx" ON "forum_topic"("author_id");

-- CreateIndex
CREATE INDEX "forum_topic_title_search_idx" ON "forum_topic" USING GIN ("title_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "forum_post_topic_id_id_idx" ON "forum_post"("topic_id", "id");

-- CreateIndex
CREATE INDEX "forum_post_author_id_idx" ON "forum_post"("author_id");

-- CreateIndex
CREATE INDEX "forum_post_quoted_id_idx" ON "forum_post"("quoted_id");

-- CreateIndex
CREATE INDEX "forum_picture_media_id_idx" ON "forum_picture"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "forum_picture_post_id_position_key" ON "forum_picture"("post_id", "position");

-- CreateIndex
CREATE INDEX "forum_read_topic_id_idx" ON "forum_read"("topic_id");

-- CreateIndex
CREATE INDEX "forum_mention_account_id_seen_at_idx" ON "forum_mention"("account_id", "seen_at");

-- CreateIndex
CREATE INDEX "forum_report_status_created_at_idx" ON "forum_report"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "forum_report_account_id_idx" ON "forum_report"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "forum_report_post_id_account_id_key" ON "forum_report"("post_id", "account_id");

-- CreateIndex
CREATE UNIQUE INDEX "contact_message_tracking_code_key" ON "contact_message"("tracking_code");

-- CreateIndex
CREATE INDEX "contact_message_status_created_at_idx" ON "contact_message"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "contact_message_sender_id_idx" ON "contact_message"("sender_id");

-- CreateIndex
CREATE INDEX "contact_message_assignee_id_idx" ON "contact_message"("assignee_id");

-- CreateIndex
CREATE INDEX "contact_message_text_search_idx" ON "contact_message" USING GIN ("text_search" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "contact_reply_mail_key_key" ON "contact_reply"("mail_key");

-- CreateIndex
CREATE INDEX "contact_reply_message_id_created_at_idx" ON "contact_reply"("message_id", "created_at");

-- CreateIndex
CREATE INDEX "contact_reply_account_id_idx" ON "contact_reply"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "canned_answer_title_key" ON "canned_answer"("title");

-- CreateIndex
CREATE INDEX "poll_visible_closes_at_idx" ON "poll"("visible", "closes_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "poll_option_id_poll_id_key" ON "poll_option"("id", "poll_id");

-- CreateIndex
CREATE UNIQUE INDEX "poll_option_poll_id_position_key" ON "poll_option"("poll_id", "position");

-- CreateIndex
CREATE INDEX "poll_vote_option_id_idx" ON "poll_vote"("option_id");

-- CreateIndex
CREATE UNIQUE INDEX "suggestion_tracking_code_key" ON "suggestion"("tracking_code");

-- CreateIndex
CREATE INDEX "suggestion_status_created_at_idx" ON "suggestion"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "suggestion_step_suggestion_id_at_idx" ON "suggestion_step"("suggestion_id", "at");

-- CreateIndex
CREATE INDEX "suggestion_step_account_id_idx" ON "suggestion_step"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "satisfaction_answer_day_voter_key" ON "satisfaction_answer"("day", "voter");

-- CreateIndex
CREATE INDEX "presence_seen_at_visitor_group_idx" ON "presence"("seen_at", "visitor_group");

-- CreateIndex
CREATE INDEX "presence_account_id_idx" ON "presence"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_mail_key_key" ON "mail_message"("mail_key");

-- CreateIndex
CREATE INDEX "mail_message_status_next_try_at_idx" ON "mail_message"("status", "next_try_at");

-- CreateIndex
CREATE INDEX "mail_message_created_at_idx" ON "mail_message"("created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_account_id_at_idx" ON "audit_log"("account_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_noun_noun_id_at_idx" ON "audit_log"("noun", "noun_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_at_idx" ON "audit_log"("action", "at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "audit_seal_last_id_key" ON "audit_seal"("last_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_status_next_try_at_idx" ON "webhook_delivery"("status", "next_try_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_created_at_idx" ON "webhook_delivery"("webhook_id", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "province" ADD CONSTRAINT "province_region_group_id_fkey" FOREIGN KEY ("region_group_id") REFERENCES "region_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_institute_id_fkey" FOREIGN KEY ("institute_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_department_id_fkey" FOREIGN KEY ("department_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organisation" ADD CONSTRAINT "organisation_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "college_user" ADD CONSTRAINT "college_user_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "college_user" ADD CONSTRAINT "college_user_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_news" ADD CONSTRAINT "saved_news_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_news" ADD CONSTRAINT "saved_news_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_request" ADD CONSTRAINT "registration_request_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_category_id_section_fkey" FOREIGN KEY ("category_id", "section") REFERENCES "category"("id", "section") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_system_user_id_fkey" FOREIGN KEY ("system_user_id") REFERENCES "system_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_college_user_id_fkey" FOREIGN KEY ("college_user_id") REFERENCES "college_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_count" ADD CONSTRAINT "news_count_news_id_category_id_fkey" FOREIGN KEY ("news_id", "category_id") REFERENCES "news"("id", "category_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_daily_count" ADD CONSTRAINT "news_daily_count_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_visit" ADD CONSTRAINT "news_visit_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_picture" ADD CONSTRAINT "news_picture_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_picture" ADD CONSTRAINT "news_picture_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_attachment" ADD CONSTRAINT "news_attachment_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_attachment" ADD CONSTRAINT "news_attachment_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_revision" ADD CONSTRAINT "news_revision_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_revision" ADD CONSTRAINT "news_revision_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_review" ADD CONSTRAINT "news_review_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_review" ADD CONSTRAINT "news_review_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_correction" ADD CONSTRAINT "news_correction_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_correction" ADD CONSTRAINT "news_correction_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_autosave" ADD CONSTRAINT "news_autosave_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_autosave" ADD CONSTRAINT "news_autosave_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_editing" ADD CONSTRAINT "news_editing_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_editing" ADD CONSTRAINT "news_editing_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_preview_link" ADD CONSTRAINT "news_preview_link_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_preview_link" ADD CONSTRAINT "news_preview_link_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_report" ADD CONSTRAINT "news_report_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_report" ADD CONSTRAINT "news_report_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner" ADD CONSTRAINT "banner_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "logo" ADD CONSTRAINT "logo_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "setting" ADD CONSTRAINT "setting_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_target" ADD CONSTRAINT "notice_target_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_target" ADD CONSTRAINT "notice_target_region_group_id_fkey" FOREIGN KEY ("region_group_id") REFERENCES "region_group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_target" ADD CONSTRAINT "notice_target_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_target" ADD CONSTRAINT "notice_target_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_receipt" ADD CONSTRAINT "notice_receipt_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_receipt" ADD CONSTRAINT "notice_receipt_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_receipt" ADD CONSTRAINT "notice_receipt_answer_media_id_fkey" FOREIGN KEY ("answer_media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_read" ADD CONSTRAINT "notice_read_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_attachment" ADD CONSTRAINT "notice_attachment_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_attachment" ADD CONSTRAINT "notice_attachment_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_report" ADD CONSTRAINT "performance_report_period_id_fkey" FOREIGN KEY ("period_id") REFERENCES "period"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_report" ADD CONSTRAINT "performance_report_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_report" ADD CONSTRAINT "performance_report_submitted_by_id_fkey" FOREIGN KEY ("submitted_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "performance_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_room" ADD CONSTRAINT "forum_room_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "province"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_room" ADD CONSTRAINT "forum_room_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_topic" ADD CONSTRAINT "forum_topic_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "forum_room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_topic" ADD CONSTRAINT "forum_topic_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_topic" ADD CONSTRAINT "forum_topic_solved_by_id_fkey" FOREIGN KEY ("solved_by_id") REFERENCES "forum_post"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "forum_topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_post" ADD CONSTRAINT "forum_post_quoted_id_fkey" FOREIGN KEY ("quoted_id") REFERENCES "forum_post"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_picture" ADD CONSTRAINT "forum_picture_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "forum_post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_picture" ADD CONSTRAINT "forum_picture_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_read" ADD CONSTRAINT "forum_read_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "forum_topic"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_read" ADD CONSTRAINT "forum_read_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_mention" ADD CONSTRAINT "forum_mention_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "forum_post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_mention" ADD CONSTRAINT "forum_mention_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_report" ADD CONSTRAINT "forum_report_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "forum_post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forum_report" ADD CONSTRAINT "forum_report_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "poll_option" ADD CONSTRAINT "poll_option_poll_id_fkey" FOREIGN KEY ("poll_id") REFERENCES "poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_id_fkey" FOREIGN KEY ("poll_id") REFERENCES "poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_option_id_poll_id_fkey" FOREIGN KEY ("option_id", "poll_id") REFERENCES "poll_option"("id", "poll_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion_step" ADD CONSTRAINT "suggestion_step_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion_step" ADD CONSTRAINT "suggestion_step_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presence" ADD CONSTRAINT "presence_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say: rules of rows.
ALTER TABLE "organisation"
  ADD CONSTRAINT "organisation_not_own_parent" CHECK ("institute_id" IS DISTINCT FROM "id" AND "department_id" IS DISTINCT FROM "id"),
  ADD CONSTRAINT "organisation_college_has_province" CHECK ("kind" NOT IN ('college', 'province') OR "province_id" IS NOT NULL),
  ADD CONSTRAINT "organisation_unit_has_department" CHECK ("kind" <> 'unit' OR "department_id" IS NOT NULL),
  ADD CONSTRAINT "organisation_parents_fit_kind" CHECK (("institute_id" IS NULL OR "kind" = 'college') AND ("department_id" IS NULL OR "kind" = 'unit'));
ALTER TABLE "account"
  ADD CONSTRAINT "account_name_filled" CHECK (length("display_name") BETWEEN 1 AND 200),
  ADD CONSTRAINT "account_email_lower" CHECK ("email" = lower("email"));
ALTER TABLE "college_user" ADD CONSTRAINT "college_user_id_card_digits" CHECK ("id_card" ~ '^[0-9]{13}$');
ALTER TABLE "member"
  ADD CONSTRAINT "member_email_lower" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "member_birth_sane" CHECK ("birth_date" BETWEEN '1850-01-01' AND '2200-01-01');
ALTER TABLE "category" ADD CONSTRAINT "category_colors" CHECK ("color" ~ '^#[0-9a-f]{6}$' AND "color_deep" ~ '^#[0-9a-f]{6}$');
ALTER TABLE "news"
  ADD CONSTRAINT "news_topic_length" CHECK (length("topic") <= 300),
  ADD CONSTRAINT "news_level_range" CHECK ("approve_level" BETWEEN 0 AND 3),
  ADD CONSTRAINT "news_public_needs_level" CHECK ("status" <> 'allow' OR "approve_level" >= 1),
  ADD CONSTRAINT "news_unpublish_after_publish" CHECK ("unpublish_at" > "publish_at"),
  ADD CONSTRAINT "news_version_positive" CHECK ("version" > 0),
  ADD CONSTRAINT "news_focus_range" CHECK ("cover_focus_x" BETWEEN 0 AND 1 AND "cover_focus_y" BETWEEN 0 AND 1);
ALTER TABLE "news_count" ADD CONSTRAINT "news_count_not_negative" CHECK ("reads" >= 0 AND "shares" >= 0);
ALTER TABLE "news_daily_count" ADD CONSTRAINT "news_daily_count_not_negative" CHECK ("reads" >= 0 AND "shares" >= 0);
ALTER TABLE "news_review" ADD CONSTRAINT "news_review_levels" CHECK ("to_level" BETWEEN 0 AND 3 AND "from_level" BETWEEN 0 AND 3);
ALTER TABLE "media"
  ADD CONSTRAINT "media_hash_hex" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "media_size" CHECK ("bytes" > 0),
  ADD CONSTRAINT "media_image_measures" CHECK ("kind" <> 'image' OR ("width" > 0 AND "height" > 0));
ALTER TABLE "document"
  ADD CONSTRAINT "document_fiscal_year" CHECK ("fiscal_year" BETWEEN 2400 AND 2800),
  ADD CONSTRAINT "document_downloads" CHECK ("downloads" >= 0);
ALTER TABLE "banner" ADD CONSTRAINT "banner_dates" CHECK ("ends_at" > "starts_at");
ALTER TABLE "menu_entry" ADD CONSTRAINT "menu_entry_category" CHECK (("kind" = 'category') = ("category_id" IS NOT NULL));
ALTER TABLE "notice_target"
  ADD CONSTRAINT "notice_target_one_circle" CHECK (num_nonnulls("kind", "region_group_id", "province_id", "organisation_id") >= 1);
ALTER TABLE "period"
  ADD CONSTRAINT "period_dates" CHECK ("ends_on" >= "starts_on" AND "closes_at" > "opens_at"),
  ADD CONSTRAINT "period_fiscal_year" CHECK ("fiscal_year" BETWEEN 2400 AND 2800);
ALTER TABLE "poll" ADD CONSTRAINT "poll_dates" CHECK ("closes_at" > "opens_at");
ALTER TABLE "poll_option" ADD CONSTRAINT "poll_option_votes" CHECK ("votes" >= 0);
ALTER TABLE "satisfaction_answer" ADD CONSTRAINT "satisfaction_answer_score" CHECK ("score" BETWEEN 1 AND 5);

CREATE UNIQUE INDEX "system_user_one_office" ON "system_user" ("organisation_id") WHERE "is_office";

-- Few rows of many: items with a video, places on the front page, the bin.
CREATE INDEX "news_public_video" ON "news" ("publish_at" DESC, "id" DESC) WHERE "status" = 'allow' AND "deleted_at" IS NULL AND cardinality("video_links") > 0;
CREATE INDEX "news_front" ON "news" ("front_position") WHERE "front_position" IS NOT NULL OR "pinned";
CREATE INDEX "news_bin" ON "news" ("deleted_at") WHERE "deleted_at" IS NOT NULL;
