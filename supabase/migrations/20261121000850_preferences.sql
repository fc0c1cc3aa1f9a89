-- How a member's week, meals and servings look. Chosen in the settings; the week, recipes, today's page and the calendar
-- use them.
alter table public.profiles
  -- 0 for Sunday to 6 for Saturday.
  add column week_starts_on smallint not null default 0 constraint profiles_week_starts_on check (
    week_starts_on between 0 and 6
  ),
  -- Null: as many as each recipe makes.
  add column default_servings smallint constraint profiles_default_servings check (default_servings between 1 and 20),
  -- Minutes after midnight of breakfast, lunch, dinner and snack; empty for the usual times.
  add column meal_times smallint[] not null default '{}' constraint profiles_meal_times check (
    meal_times = '{}' or (
      cardinality(meal_times) = 4 and array_position(meal_times, null) is null
      and 0 <= all (meal_times) and 1439 >= all (meal_times)
    )
  );
comment on constraint profiles_week_starts_on on public.profiles is 'A week starts on a day from Sunday (0) to Saturday (6).';
comment on constraint profiles_default_servings on public.profiles is 'Recipes open with 1 to 20 servings.';
comment on constraint profiles_meal_times on public.profiles is 'Each of the four meals has a time of day.';

update private.synced_stores
set columns = columns || '{week_starts_on,default_servings,meal_times}'
where table_name = 'profiles';

-- The calendar shows meals at the times of the member whose link it is.
drop function public.calendar_feed(text);
create function public.calendar_feed(token text)
returns table (
  time_zone text, id bigint, date date, meal_type text, recipe_id text, recipe_title text, note text, servings numeric,
  leftover boolean, updated_at timestamptz, meal_times smallint[]
)
language sql stable security definer set search_path = '' as $$
  select feed.time_zone, meal.id, meal.date, meal.meal_type, meal.recipe_id, meal.recipe_title, meal.note, meal.servings,
    meal.leftover_of is not null, meal.updated_at, profile.meal_times
  from public.calendar_feeds feed
    join public.household_members member on member.user_id = feed.user_id
    left join public.profiles profile on profile.user_id = feed.user_id
    left join public.meal_schedules meal on meal.household_id = member.household_id
      and meal.date between current_date - 31 and current_date + 180
  where feed.token_hash = private.token_hash(calendar_feed.token)
  order by meal.date, meal.id
  limit 2000
$$;
revoke all on function public.calendar_feed from public, anon, authenticated;
grant execute on function public.calendar_feed to anon, authenticated;
