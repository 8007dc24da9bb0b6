-- Seeing everybody's appointments is a right of its own (module 2, action 7). Whoever saw them before keeps them; the employees' role,
-- and roles of a salon that are copies of it, were always meant to show the own calendar.
set local role rawnaq_platform;

update roles set permissions = jsonb_set(permissions, '{2}', (permissions -> '2') || '7'::jsonb)
where permissions -> '2' @> '1'::jsonb and not permissions -> '2' @> '7'::jsonb and key is distinct from 'employee' and permissions <> '{"2": [1], "9": [1]}'::jsonb;

-- Taking customers of all merchants away as a file (module 102, action 8) is for administrators of the platform.
update roles set permissions = jsonb_set(permissions, '{102}', (permissions -> '102') || '8'::jsonb)
where account_id = 0 and key = 'manager-administrator' and not permissions -> '102' @> '8'::jsonb;

reset role;
