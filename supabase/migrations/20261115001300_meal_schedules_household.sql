-- The plan belongs to the household. An entry may be a note without a recipe, or the leftovers of an earlier one.
alter table public.meal_schedules
  add column household_id uuid references public.households (id) on delete cascade,
  add column note text constraint meal_schedules_note check (length(btrim(note)) > 0 and length(note) <= 300),
  -- Deferrable, so that a backup can be read back in any order.
  add column leftover_of bigint
    constraint meal_schedules_leftover_of references public.meal_schedules (id) on delete set null deferrable,
  add column cooked_at timestamptz,
  -- Made on the device: an entry that is sent twice is stored once.
  add column device_key uuid not null default gen_random_uuid(),
  add column updated_at timestamptz not null default now();

update public.meal_schedules set household_id = member.household_id
from public.household_members member where member.user_id = meal_schedules.user_id;

alter table public.meal_schedules
  alter column household_id set not null,
  alter column household_id set default public.my_household(),
  alter column recipe_id drop not null,
  alter column recipe_title drop not null,
  alter column user_id drop not null,
  -- The plan stays with the household when the account of who planned it is deleted.
  drop constraint meal_schedules_user_id_fkey,
  add constraint meal_schedules_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null,
  add constraint meal_schedules_content check ((recipe_id is not null and recipe_title is not null) or note is not null),
  add constraint meal_schedules_device_key unique (household_id, device_key);

comment on constraint meal_schedules_note on public.meal_schedules is 'A note has between 1 and 300 characters.';
comment on constraint meal_schedules_leftover_of on public.meal_schedules is 'The meal these leftovers come from is no longer planned.';
comment on constraint meal_schedules_content on public.meal_schedules is 'A planned meal needs a recipe with a title, or a note.';

create index meal_schedules_household_date on public.meal_schedules (household_id, date);
create index meal_schedules_leftovers on public.meal_schedules (leftover_of);

drop policy "members read their own plan" on public.meal_schedules;
drop policy "members add to their own plan" on public.meal_schedules;
drop policy "members change their own plan" on public.meal_schedules;
drop policy "members remove from their own plan" on public.meal_schedules;

create policy "members read their household's plan" on public.meal_schedules
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to their household's plan" on public.meal_schedules
  for insert to authenticated
  with check (household_id = (select public.my_household()) and user_id = (select auth.uid()));
create policy "members change their household's plan" on public.meal_schedules
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove from their household's plan" on public.meal_schedules
  for delete to authenticated using (household_id = (select public.my_household()));

-- For every shared row: when it was last changed.
create function private.stamp_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- For shared rows with an author: who made it is what the database saw.
create function private.stamp_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or (tg_op = 'UPDATE' and new.household_id <> old.household_id) then
    return new;
  end if;
  new.updated_at := now();
  if tg_op = 'INSERT' then new.created_by := auth.uid();
  -- Null is written when the author's account is deleted.
  elsif new.created_by is not null then new.created_by := old.created_by; end if;
  return new;
end;
$$;
revoke all on function private.stamp_change, private.stamp_author from public, anon, authenticated;

-- Anybody in the household moves and changes a meal; who planned it stays.
create function private.stamp_planned_meal() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.user_id is distinct from old.user_id and new.user_id is not null then
    raise exception 'new row violates row-level security: who planned a meal cannot be changed' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end;
$$;
revoke all on function private.stamp_planned_meal from public, anon, authenticated;

create trigger meal_schedules_stamp before update on public.meal_schedules
  for each row execute function private.stamp_planned_meal();
