-- What a member plans to eat: a recipe in one of four slots of a day.
create table public.meal_schedules (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null constraint meal_schedules_date check (date between '2000-01-01' and '2100-12-31'),
  meal_type text not null constraint meal_schedules_type check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  recipe_id text not null constraint meal_schedules_recipe check (length(recipe_id) between 1 and 64),
  recipe_title text not null constraint meal_schedules_title check (length(recipe_title) between 1 and 300),
  recipe_image text constraint meal_schedules_image check (length(recipe_image) <= 2000),
  servings integer not null default 1 constraint meal_schedules_servings check (servings between 1 and 100),
  calories integer not null default 0 constraint meal_schedules_calories check (calories between 0 and 20000)
);

comment on constraint meal_schedules_date on public.meal_schedules is 'A day is between the years 2000 and 2100.';
comment on constraint meal_schedules_type on public.meal_schedules is 'A meal is breakfast, lunch, dinner or a snack.';
comment on constraint meal_schedules_recipe on public.meal_schedules is 'A recipe’s id has between 1 and 64 characters.';
comment on constraint meal_schedules_title on public.meal_schedules is 'A recipe’s title has between 1 and 300 characters.';
comment on constraint meal_schedules_image on public.meal_schedules is 'A picture’s address has at most 2,000 characters.';
comment on constraint meal_schedules_servings on public.meal_schedules is 'A planned meal has between 1 and 100 servings.';
comment on constraint meal_schedules_calories on public.meal_schedules is 'A planned meal has between 0 and 20,000 kcal.';

create index meal_schedules_user_date on public.meal_schedules (user_id, date);
alter table public.meal_schedules enable row level security;
revoke all on public.meal_schedules from public, anon, authenticated;
grant select, insert, update, delete on public.meal_schedules to authenticated;

create policy "members read their own plan" on public.meal_schedules
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members add to their own plan" on public.meal_schedules
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own plan" on public.meal_schedules
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove from their own plan" on public.meal_schedules
  for delete to authenticated using ((select auth.uid()) = user_id);
