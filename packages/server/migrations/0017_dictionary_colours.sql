alter table sys_dict_item add column item_color varchar(16);
--> statement-breakpoint
update sys_dict_item
set item_color = seeded.color
from (values
  ('activity_status', '0', 'default'), ('activity_status', '1', 'green'), ('activity_status', '2', 'gold'),
  ('activity_status', '3', 'blue'), ('activity_status', '4', 'default'), ('activity_status', '5', 'red'),
  ('audit_status', '0', 'gold'), ('audit_status', '1', 'green'), ('audit_status', '2', 'red'),
  ('valid_status', '0', 'default'), ('valid_status', '1', 'green')
) as seeded (code, value, color)
join sys_dict on sys_dict.dict_code = seeded.code
where sys_dict_item.dict_id = sys_dict.id and sys_dict_item.item_value = seeded.value;
