-- What a member aims at, one row a member. The limits are those of the goals form.
create table public.user_goals (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  daily_calorie_target integer not null default 2000
    constraint user_goals_calories check (daily_calorie_target between 1200 and 4000),
  water_target_ml integer not null default 2000 constraint user_goals_water check (water_target_ml between 1000 and 4000),
  protein_target_g integer not null default 150 constraint user_goals_protein check (protein_target_g between 50 and 300),
  carbs_target_g integer not null default 250 constraint user_goals_carbs check (carbs_target_g between 50 and 500),
  fat_target_g integer not null default 65 constraint user_goals_fat check (fat_target_g between 20 and 150),
  preferred_diet_type text not null default 'none' constraint user_goals_diet check (
    preferred_diet_type in ('none', 'vegetarian', 'vegan', 'keto', 'paleo', 'mediterranean', 'low_carb', 'high_protein')
  ),
  updated_at timestamptz not null default now()
);

-- A comment on a limit is the sentence that the server answers with when it is broken.
comment on constraint user_goals_calories on public.user_goals is 'A daily calorie target is between 1,200 and 4,000 kcal.';
comment on constraint user_goals_water on public.user_goals is 'A daily water target is between 1,000 and 4,000 ml.';
comment on constraint user_goals_protein on public.user_goals is 'A daily protein target is between 50 and 300 g.';
comment on constraint user_goals_carbs on public.user_goals is 'A daily carbohydrate target is between 50 and 500 g.';
comment on constraint user_goals_fat on public.user_goals is 'A daily fat target is between 20 and 150 g.';
comment on constraint user_goals_diet on public.user_goals is 'This preferred diet is not one of those offered.';

alter table public.user_goals enable row level security;
revoke all on public.user_goals from public, anon, authenticated;
grant select, insert, update, delete on public.user_goals to authenticated;

create policy "members read their own goals" on public.user_goals
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members set their own goals" on public.user_goals
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own goals" on public.user_goals
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members drop their own goals" on public.user_goals
  for delete to authenticated using ((select auth.uid()) = user_id);
