-- What is at home, for the whole household.
create table public.pantry_items (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null constraint pantry_items_item_name check (length(btrim(name)) > 0 and length(name) <= 200),
  -- Null when nobody measured: it is there.
  amount double precision constraint pantry_items_amount check (amount between 0 and 1000000),
  unit text not null default '' constraint pantry_items_unit check (length(unit) <= 40),
  use_by date constraint pantry_items_use_by check (use_by between '2000-01-01' and '2100-12-31'),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, id)
);

comment on constraint pantry_items_item_name on public.pantry_items is 'An item’s name has between 1 and 200 characters.';
comment on constraint pantry_items_amount on public.pantry_items is 'An amount is between 0 and 1,000,000.';
comment on constraint pantry_items_unit on public.pantry_items is 'A unit has at most 40 characters.';
comment on constraint pantry_items_use_by on public.pantry_items is 'A day is between the years 2000 and 2100.';

create index pantry_items_created_by on public.pantry_items (created_by);
alter table public.pantry_items enable row level security;
revoke all on public.pantry_items from public, anon, authenticated;
grant select, insert, update, delete on public.pantry_items to authenticated;

create policy "members read their household's pantry" on public.pantry_items
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to their household's pantry" on public.pantry_items
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change their household's pantry" on public.pantry_items
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove from their household's pantry" on public.pantry_items
  for delete to authenticated using (household_id = (select public.my_household()));

create trigger pantry_items_stamp before insert or update on public.pantry_items
  for each row execute function private.stamp_author();
