-- An announcement may lead to a page on which what it asks for is done.
ALTER TABLE "sys_announcement" ADD COLUMN "open_page" varchar(200);
--> statement-breakpoint
-- The specified words of the priorities, where staff left the first ones as they were.
UPDATE sys_dict_item SET item_text = words.text, item_text_en = words.english
FROM (VALUES ('H', '高', 'High', '紧急', 'Urgent'), ('M', '中', 'Medium', '重要', 'Important'), ('L', '低', 'Low', '一般', 'General'))
  AS words (value, old_text, old_english, text, english)
JOIN sys_dict ON sys_dict.dict_code = 'priority'
WHERE sys_dict_item.dict_id = sys_dict.id AND sys_dict_item.item_value = words.value
  AND sys_dict_item.item_text = words.old_text AND sys_dict_item.item_text_en = words.old_english;
