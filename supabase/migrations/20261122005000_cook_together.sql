-- What a household cooks together: one row for the dishes and the time, and one for each step that somebody ticked. A
-- phone ends it by removing the rows, so only one cooking is kept.
create table public.cook_together (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  cooking uuid not null,
  -- The recipe, step and sentence; '' for the cooking itself.
  task text not null default '' constraint cook_together_task check (task ~ '^([0-9]{1,16}/[0-9]{1,4}/[0-9]{1,4})?$'),
  plan jsonb constraint cook_together_plan check (octet_length(plan::text) <= 8192),
  done_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, cooking, task),
  constraint cook_together_kind check (case when task = '' then jsonb_typeof(plan) = 'object' and done_at is null
    else plan is null and done_at is not null end)
);

comment on constraint cook_together_task on public.cook_together is 'A step has a recipe, a step and a sentence.';
comment on constraint cook_together_plan on public.cook_together is 'What is cooked together can have at most 8 KB.';
comment on constraint cook_together_kind on public.cook_together is 'A row is either what is cooked together, or a step that is done.';

create index cook_together_created_by on public.cook_together (created_by);
alter table public.cook_together enable row level security;
revoke all on public.cook_together from public, anon, authenticated;
grant select, insert, update, delete on public.cook_together to authenticated;

create policy "members read what their household cooks together" on public.cook_together
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to what their household cooks together" on public.cook_together
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change what their household cooks together" on public.cook_together
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove what their household cooks together" on public.cook_together
  for delete to authenticated using (household_id = (select public.my_household()));

create trigger cook_together_stamp before insert or update on public.cook_together
  for each row execute function private.stamp_author();

insert into private.quotas (table_name, owner_column, most_rows, sentence) values
  ('cook_together', 'household_id', 1000, 'Your household can cook at most 1,000 steps together.');
create trigger cook_together_count_insert after insert on public.cook_together referencing new table as added
  for each statement execute function private.count_usage();
create trigger cook_together_count_update after update on public.cook_together referencing new table as added old table as removed
  for each statement execute function private.count_usage();
create trigger cook_together_count_delete after delete on public.cook_together referencing old table as removed
  for each statement execute function private.count_usage();

insert into private.synced_stores values ('cook_together', 'household_id', '{cooking,task}', '{plan,done_at}');
create trigger cook_together_tell_household_insert after insert on public.cook_together referencing new table as added
  for each statement execute function private.tell_devices('household', 'household_id');
create trigger cook_together_tell_household_update after update on public.cook_together referencing new table as added old table as removed
  for each statement execute function private.tell_devices('household', 'household_id');
create trigger cook_together_tell_household_delete after delete on public.cook_together referencing old table as removed
  for each statement execute function private.tell_devices('household', 'household_id');
