-- The planner expects one row where a member has a year of them, and chose a nested loop that added up all nutrients anew
-- for every day. Added up once, and joined by hash, a year costs twelve times a month and not more.
create or replace function public.diary_days(from_day date, to_day date)
returns table (
  date date, calories integer, protein integer, carbs integer, fat integer, water_ml integer, entries integer,
  -- Nutrient key to amount, and nutrient key to the share (0 to 1) of the day's calories that has a figure for it.
  nutrients jsonb, known jsonb
)
language plpgsql stable set search_path = '' set enable_nestloop = off as $$
begin
  if from_day is null or to_day is null or to_day < from_day or to_day - from_day > 365 then
    raise exception 'Ask for between 1 and 366 days.' using errcode = '22023';
  end if;
  return query
  with entry as (
    select e.date, e.calories, e.nutrients from public.meal_entries e
    where e.user_id = (select auth.uid()) and e.date between from_day and to_day
  ),
  per_day as (
    select entry.date, count(*)::integer as entries, sum(entry.calories) as energy from entry group by 1
  ),
  per_nutrient as (
    select entry.date, pair.key, sum(pair.value::float8) as amount, sum(entry.calories) as covered
    from entry, jsonb_each(entry.nutrients) pair group by 1, 2
  ),
  sums as materialized (
    select p.date, jsonb_object_agg(p.key, round(p.amount::numeric, 4)) as nutrients,
      jsonb_object_agg(p.key, case when d.energy > 0 then round(p.covered::numeric / d.energy, 4) else 1 end) as known
    from per_nutrient p join per_day d on d.date = p.date group by 1
  )
  select log.date, log.total_calories, log.total_protein, log.total_carbs, log.total_fat, log.water_intake_ml,
    coalesce(per_day.entries, 0), coalesce(sums.nutrients, '{}'), coalesce(sums.known, '{}')
  from public.daily_logs log
    left join per_day on per_day.date = log.date
    left join sums on sums.date = log.date
  where log.user_id = (select auth.uid()) and log.date between from_day and to_day
  order by log.date;
end;
$$;
