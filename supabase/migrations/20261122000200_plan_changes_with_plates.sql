-- A change of the plan saves the plates of its meals in the same call, and Undo restores them.
-- Changes the given fields of a meal. Returns what they were before, or null if the household has no such meal.
create or replace function private.change_planned_meal(home uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
begin
  select to_jsonb(meal) into before from public.meal_schedules meal
  where meal.id = (given ->> 'id')::bigint and meal.household_id = home for update;
  if not found then return null; end if;
  update public.meal_schedules meal set
    date = case when given ? 'date' then (given ->> 'date')::date else meal.date end,
    meal_type = case when given ? 'meal_type' then given ->> 'meal_type' else meal.meal_type end,
    servings = case when given ? 'servings' then (given ->> 'servings')::numeric else meal.servings end,
    cooked_at = case when given ? 'cooked_at' then (given ->> 'cooked_at')::timestamptz else meal.cooked_at end,
    plates = case when given ? 'plates' then nullif(given -> 'plates', 'null') else meal.plates end
  where meal.id = (given ->> 'id')::bigint;
  return (select jsonb_object_agg(key, value) from jsonb_each(before)
    where key in ('id', 'date', 'meal_type', 'servings', 'cooked_at', 'plates') and given ? key);
end;
$$;

-- As before, with "plates" of added and changed meals: a list of persons with their servings, or null for everybody.
create or replace function public.change_plan(
  change uuid, added jsonb default '[]', changed jsonb default '[]', removed jsonb default '[]', seen jsonb default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_meals constant integer := 200;
  -- Of each member, for a day. The newest can be undone however large it is.
  most_changes constant integer := 20;
  most_bytes constant integer := 1000000;
  whole_number constant text := '^[0-9]{1,18}$';
  member constant uuid := private.signed_in();
  home constant uuid := private.hold_my_plan();
  made private.plan_changes;
  removed_ids bigint[];
  list jsonb;
  given jsonb;
  before jsonb;
  added_ids jsonb;
begin
  if change_plan.change is null then
    raise exception 'A change of the plan needs a key.' using hint = 'no_key';
  end if;
  foreach list in array array[change_plan.added, change_plan.changed, change_plan.removed, coalesce(change_plan.seen, '[]')] loop
    if jsonb_typeof(list) is distinct from 'array' then
      raise exception 'Send meals as a list.' using hint = 'no_list';
    end if;
  end loop;
  if greatest(jsonb_array_length(change_plan.added), jsonb_array_length(change_plan.changed),
    jsonb_array_length(change_plan.removed)) > most_meals
  then
    raise exception 'You can change at most % meals at once.', most_meals using hint = 'too_many';
  elsif exists (select from jsonb_array_elements(change_plan.added || change_plan.changed) meal
      where jsonb_typeof(meal) <> 'object')
    or exists (select from jsonb_array_elements(change_plan.changed) meal
      where coalesce(meal ->> 'id', '') !~ whole_number)
    or exists (select from jsonb_array_elements(change_plan.removed || coalesce(change_plan.seen, '[]')) id
      where id::text !~ whole_number)
  then
    raise exception 'Send meals to add, meals with ids to change, and ids of meals to remove.' using hint = 'no_list';
  end if;
  select * into made from private.plan_changes known where known.user_id = member and known.change = change_plan.change;
  if found then return made.result; end if;
  if change_plan.seen is not null and exists (
    select from public.meal_schedules meal
    where meal.household_id = home
      and meal.date in (select (value ->> 'date')::date from jsonb_array_elements(change_plan.added))
      and meal.id not in (select value::bigint from jsonb_array_elements(change_plan.seen))
  ) then
    raise exception 'Something else has just been planned for these days. Please try again.' using hint = 'plan_changed';
  end if;

  made.changed := '[]';
  for given in select value from jsonb_array_elements(change_plan.changed) loop
    before := private.change_planned_meal(home, given);
    if before is null and made.changed = '[]' then
      raise exception 'Someone deleted it. You now see the latest version.' using hint = 'gone';
    end if;
    made.changed := made.changed || coalesce(before, '[]');
  end loop;

  removed_ids := array(select value::bigint from jsonb_array_elements(change_plan.removed));
  select coalesce(jsonb_agg(jsonb_build_object('id', meal.id, 'leftover_of', meal.leftover_of)), '[]') into made.unlinked
  from public.meal_schedules meal
  where meal.household_id = home and meal.leftover_of = any (removed_ids) and meal.id <> all (removed_ids);
  with gone as (
    delete from public.meal_schedules meal where meal.household_id = home and meal.id = any (removed_ids) returning *
  )
  select coalesce(jsonb_agg(to_jsonb(gone) order by gone.id), '[]') into made.removed from gone;

  with given as materialized (
    select meal.*, nextval(pg_get_serial_sequence('public.meal_schedules', 'id')) as id
    from rows from (jsonb_to_recordset(change_plan.added) as (
      date date, meal_type text, recipe_id text, recipe_title text, recipe_image text, note text, servings numeric,
      calories integer, leftover_of bigint, leftover_of_added bigint, food jsonb, plates jsonb
    )) with ordinality as meal
  ), stored as (
    insert into public.meal_schedules (id, household_id, user_id, date, meal_type, recipe_id, recipe_title, recipe_image,
      note, servings, calories, leftover_of, food, plates)
    overriding system value
    select given.id, home, member, given.date, given.meal_type, given.recipe_id, given.recipe_title, given.recipe_image,
      given.note, coalesce(given.servings, 1), coalesce(given.calories, 0), coalesce(given.leftover_of, dish.id),
      nullif(given.food, 'null'), nullif(given.plates, 'null')
    from given left join given dish on dish.ordinality - 1 = given.leftover_of_added
    order by given.ordinality
    returning id
  )
  select coalesce(jsonb_agg(id order by id), '[]') into added_ids from stored;

  made.result := jsonb_build_object('added', added_ids);
  delete from private.plan_changes old where old.user_id = member and (old.made_at < now() - interval '1 day'
    or old.change in (
      select kept.change from (
        select made.change, row_number() over newest_first as place,
          sum(pg_column_size(made.changed) + pg_column_size(made.removed) + pg_column_size(made.unlinked)) over newest_first as bytes
        from private.plan_changes made where made.user_id = member
        window newest_first as (order by made.made_at desc, made.change)) kept
      where kept.place >= most_changes or kept.bytes > most_bytes));
  insert into private.plan_changes (user_id, change, household_id, result, changed, removed, unlinked)
  values (member, change_plan.change, home, made.result, made.changed, made.removed, made.unlinked);
  return made.result;
end;
$$;
