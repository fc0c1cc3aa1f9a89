-- The foods a member typed or imported, each once and as it was last logged: they are nowhere else, so that logging them
-- again would mean typing them again. Runs with the member's own rights, so that the policies decide what is read.
create function public.own_foods(words text default '', most integer default 50)
returns table (title text, grams numeric, portion text, portion_count numeric, calories integer, protein integer, carbs integer,
  fat integer, nutrients jsonb, uses integer, last_used date)
language sql stable set search_path = '' as $$
  with own as (
    select e.*, lower(btrim(e.recipe_title)) as name from public.meal_entries e
    where e.user_id = (select auth.uid()) and e.kind = 'quick'
      and position(lower(btrim(coalesce(words, ''))) in lower(e.recipe_title)) > 0
  ), latest as (
    select distinct on (own.name) own.*, (count(*) over (partition by own.name))::integer as uses from own
    order by own.name, own.date desc, own.id desc
  )
  select recipe_title, grams, portion, portion_count, calories, protein, carbs, fat, nutrients, uses, date from latest
  order by date desc, id desc limit least(greatest(most, 1), 200)
$$;

revoke all on function public.own_foods from public, anon, authenticated;
grant execute on function public.own_foods to authenticated;
