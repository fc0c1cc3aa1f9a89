-- What a member ate, one row a meal; the figures are those of the whole entry, quantity included. A trigger keeps the
-- day's totals.
create table public.meal_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null constraint meal_entries_date check (date between '2000-01-01' and '2100-12-31'),
  meal_type text not null constraint meal_entries_type check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  recipe_id text not null constraint meal_entries_recipe check (length(recipe_id) between 1 and 64),
  recipe_title text not null constraint meal_entries_title check (length(recipe_title) between 1 and 300),
  quantity numeric(6, 2) not null default 1 constraint meal_entries_quantity check (quantity > 0 and quantity <= 100),
  calories integer not null default 0 constraint meal_entries_calories check (calories between 0 and 20000),
  protein integer not null default 0 constraint meal_entries_protein check (protein between 0 and 2000),
  carbs integer not null default 0 constraint meal_entries_carbs check (carbs between 0 and 2000),
  fat integer not null default 0 constraint meal_entries_fat check (fat between 0 and 2000)
);

comment on constraint meal_entries_date on public.meal_entries is 'A day is between the years 2000 and 2100.';
comment on constraint meal_entries_type on public.meal_entries is 'A meal is breakfast, lunch, dinner or a snack.';
comment on constraint meal_entries_recipe on public.meal_entries is 'A recipe’s id has between 1 and 64 characters.';
comment on constraint meal_entries_title on public.meal_entries is 'A recipe’s title has between 1 and 300 characters.';
comment on constraint meal_entries_quantity on public.meal_entries is 'A quantity is more than 0 and at most 100.';
comment on constraint meal_entries_calories on public.meal_entries is 'A meal has between 0 and 20,000 kcal.';
comment on constraint meal_entries_protein on public.meal_entries is 'A meal has between 0 and 2,000 g of protein.';
comment on constraint meal_entries_carbs on public.meal_entries is 'A meal has between 0 and 2,000 g of carbohydrates.';
comment on constraint meal_entries_fat on public.meal_entries is 'A meal has between 0 and 2,000 g of fat.';

create index meal_entries_user_date on public.meal_entries (user_id, date);
alter table public.meal_entries enable row level security;
revoke all on public.meal_entries from public, anon, authenticated;
grant select, insert, update, delete on public.meal_entries to authenticated;

create policy "members read their own meals" on public.meal_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members log their own meals" on public.meal_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members correct their own meals" on public.meal_entries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own meals" on public.meal_entries
  for delete to authenticated using ((select auth.uid()) = user_id);

-- The row has passed the policies above, so its user_id is the member's own.
create function private.keep_day_of_meals() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.take_from_day(old.user_id, old.date, old.calories, old.protein, old.carbs, old.fat, 0);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.add_to_day(new.user_id, new.date, new.calories, new.protein, new.carbs, new.fat, 0);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_day_of_meals from public, anon, authenticated;

create trigger meal_entries_keep_day after insert or update or delete on public.meal_entries
  for each row execute function private.keep_day_of_meals();
