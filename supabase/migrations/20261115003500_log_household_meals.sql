-- The plan belongs to the household, so whoever eats a planned meal logs it in their own diary, no matter who planned it.
alter table public.meal_entries drop constraint meal_entries_schedule;
drop index public.meal_entries_schedule;
alter table public.meal_schedules drop constraint meal_schedules_member_entry;

alter table public.meal_entries add constraint meal_entries_schedule
  foreign key (schedule_id) references public.meal_schedules (id) on delete set null;
create index meal_entries_schedule on public.meal_entries (schedule_id);

-- The plan is read as the member: an entry of another household's plan does not exist for them.
alter policy "members log their own meals" on public.meal_entries with check (
  (select auth.uid()) = user_id
  and (schedule_id is null or exists (select from public.meal_schedules planned where planned.id = schedule_id)));
alter policy "members correct their own meals" on public.meal_entries with check (
  (select auth.uid()) = user_id
  and (schedule_id is null or exists (select from public.meal_schedules planned where planned.id = schedule_id)));
