-- The portal's connections set the limit, so that a move can raise its own.
ALTER INDEX "news_search_topic_idx" RESET (gin_pending_list_limit);
ALTER INDEX "news_search_words_idx" RESET (gin_pending_list_limit);
ALTER INDEX "news_search_text_idx" RESET (gin_pending_list_limit);
