-- A meal that was logged from the plan names its entry, so the plan can show it as logged on whatever day it was eaten.
-- The key includes the member: nobody's log can name, or probe for, an entry of somebody else's plan.
alter table public.meal_schedules add constraint meal_schedules_member_entry unique (user_id, id);
alter table public.meal_entries add column schedule_id bigint;
alter table public.meal_entries add constraint meal_entries_schedule
  foreign key (user_id, schedule_id) references public.meal_schedules (user_id, id) on delete set null (schedule_id);
comment on constraint meal_entries_schedule on public.meal_entries is 'A logged meal names an entry of the member’s own plan.';
create index meal_entries_schedule on public.meal_entries (user_id, schedule_id);
