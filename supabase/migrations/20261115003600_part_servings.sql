-- A plan says how much of a dish is eaten: three quarters of a serving, or one and a half.
drop function public.calendar_feed(text);
alter table public.meal_schedules
  drop constraint meal_schedules_servings,
  alter column servings type numeric(5, 2),
  add constraint meal_schedules_servings check (servings between 0.25 and 100);
comment on constraint meal_schedules_servings on public.meal_schedules is
  'A planned meal has between a quarter of a serving and 100 servings.';

create function public.calendar_feed(token text)
returns table (
  time_zone text, id bigint, date date, meal_type text, recipe_id text, recipe_title text, note text, servings numeric,
  leftover boolean, updated_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select feed.time_zone, meal.id, meal.date, meal.meal_type, meal.recipe_id, meal.recipe_title, meal.note, meal.servings,
    meal.leftover_of is not null, meal.updated_at
  from public.calendar_feeds feed
    join public.household_members member on member.user_id = feed.user_id
    left join public.meal_schedules meal on meal.household_id = member.household_id
      and meal.date between current_date - 31 and current_date + 180
  where feed.token_hash = private.token_hash(calendar_feed.token)
  order by meal.date, meal.id
  limit 2000
$$;

revoke all on function public.calendar_feed(text) from public, anon, authenticated;
grant execute on function public.calendar_feed(text) to anon, authenticated;
