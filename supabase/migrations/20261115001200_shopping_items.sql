-- The household's shopping list. Ids are made on the device, so that sending an item twice changes nothing; they are
-- counted per household, so that an item can be sent again after its owner has moved to another one.
create table public.shopping_items (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null constraint shopping_items_item_name check (length(btrim(name)) > 0 and length(name) <= 200),
  amount double precision not null default 1 constraint shopping_items_amount check (amount between 0 and 1000000),
  unit text not null default '' constraint shopping_items_unit check (length(unit) <= 40),
  checked boolean not null default false,
  recipe_id text constraint shopping_items_recipe check (length(recipe_id) between 1 and 64),
  recipe_title text constraint shopping_items_title check (length(recipe_title) between 1 and 300),
  -- Where it stands on the list; items with the same place stand in the order they were made in.
  position double precision not null default 0
    constraint shopping_items_position check (position between -1e15 and 1e15),
  added_by uuid default auth.uid() references auth.users (id) on delete set null,
  checked_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, id)
);

comment on constraint shopping_items_item_name on public.shopping_items is 'An item’s name has between 1 and 200 characters.';
comment on constraint shopping_items_amount on public.shopping_items is 'An amount is between 0 and 1,000,000.';
comment on constraint shopping_items_unit on public.shopping_items is 'A unit has at most 40 characters.';
comment on constraint shopping_items_recipe on public.shopping_items is 'A recipe’s id has between 1 and 64 characters.';
comment on constraint shopping_items_title on public.shopping_items is 'A recipe’s title has between 1 and 300 characters.';
comment on constraint shopping_items_position on public.shopping_items is 'An item’s place on the list is out of range.';

create index shopping_items_added_by on public.shopping_items (added_by);
create index shopping_items_checked_by on public.shopping_items (checked_by);
alter table public.shopping_items enable row level security;
revoke all on public.shopping_items from public, anon, authenticated;
grant select, insert, update, delete on public.shopping_items to authenticated;

create policy "members read their household's list" on public.shopping_items
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to their household's list" on public.shopping_items
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change their household's list" on public.shopping_items
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove from their household's list" on public.shopping_items
  for delete to authenticated using (household_id = (select public.my_household()));

-- Who added and who ticked is what the database saw, whatever the device says.
create function private.stamp_shopping_item() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Without a signed-in member it is the database at work, for example when an account is deleted.
  if auth.uid() is null or (tg_op = 'UPDATE' and new.household_id <> old.household_id) then
    return new;
  end if;
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.added_by := auth.uid();
    new.created_at := now();
    new.checked_by := case when new.checked then auth.uid() end;
  else
    new.created_at := old.created_at;
    if new.added_by is not null then new.added_by := old.added_by; end if;
    if new.checked <> old.checked then new.checked_by := case when new.checked then auth.uid() end;
    elsif new.checked_by is not null then new.checked_by := old.checked_by; end if;
  end if;
  return new;
end;
$$;
revoke all on function private.stamp_shopping_item from public, anon, authenticated;

create trigger shopping_items_stamp before insert or update on public.shopping_items
  for each row execute function private.stamp_shopping_item();
