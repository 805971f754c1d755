-- An entry of the menu that only holds others is shown with what is below it. Its grant gave nothing, and stood in every change of rights.
DELETE FROM sys_role_permission WHERE permission_id IN
  (SELECT id FROM sys_permission WHERE component = 'layouts/RouteView' AND menu_type <> '2' AND perms IS NULL);
--> statement-breakpoint
DELETE FROM sys_depart_permission WHERE permission_id IN
  (SELECT id FROM sys_permission WHERE component = 'layouts/RouteView' AND menu_type <> '2' AND perms IS NULL);
--> statement-breakpoint
DELETE FROM sys_depart_role_permission WHERE permission_id IN
  (SELECT id FROM sys_permission WHERE component = 'layouts/RouteView' AND menu_type <> '2' AND perms IS NULL);
