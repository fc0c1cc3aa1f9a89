-- One nutrient over the days of a chart: the amount, and the share (0 to 1) of the day's calories that it is known for. A
-- year of all nutrients would be half a megabyte. Runs with the member's own rights.
create function public.nutrient_days(nutrient text, from_day date, to_day date)
returns table (date date, amount double precision, known double precision)
language plpgsql stable set search_path = '' as $$
begin
  if from_day is null or to_day is null or to_day < from_day or to_day - from_day > 365 then
    raise exception 'Ask for between 1 and 366 days.' using errcode = '22023';
  end if;
  return query
  select e.date, sum((e.nutrients ->> nutrient)::float8),
    case when sum(e.calories) > 0
      then coalesce(sum(e.calories) filter (where e.nutrients ? nutrient), 0) / sum(e.calories)::float8 else 1 end
  from public.meal_entries e
  where e.user_id = (select auth.uid()) and e.date between from_day and to_day
  group by e.date
  having count(*) filter (where e.nutrients ? nutrient) > 0
  order by e.date;
end;
$$;

revoke all on function public.nutrient_days from public, anon, authenticated;
grant execute on function public.nutrient_days to authenticated;
