-- A change of the plan is one call: the meals that are added, changed and removed together, all of them or none. Each change
-- has a key from the device. One that arrives twice is made once and returns the same result; its key undoes it.
create table private.plan_changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  change uuid not null,
  household_id uuid not null references public.households (id) on delete cascade,
  result jsonb not null,
  -- For Undo: what changed meals were before, whole removed meals, and the links of leftovers that lost their dish.
  changed jsonb not null,
  removed jsonb not null,
  unlinked jsonb not null,
  undone boolean not null default false,
  made_at timestamptz not null default now(),
  primary key (user_id, change)
);
create index plan_changes_household on private.plan_changes (household_id);
revoke all on private.plan_changes from public, anon, authenticated;

-- The caller's household, whose plan nobody else changes as a whole before this transaction ends.
create function private.hold_my_plan() returns uuid language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
begin
  loop
    home := public.my_household();
    perform from public.households where id = home for no key update;
    exit when home is not distinct from public.my_household();
  end loop;
  return home;
end;
$$;

-- Changes the given fields of a meal. Returns what they were before, or null if the household has no such meal.
create function private.change_planned_meal(home uuid, given jsonb) returns jsonb
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
    cooked_at = case when given ? 'cooked_at' then (given ->> 'cooked_at')::timestamptz else meal.cooked_at end
  where meal.id = (given ->> 'id')::bigint;
  return (select jsonb_object_agg(key, value) from jsonb_each(before)
    where key in ('id', 'date', 'meal_type', 'servings', 'cooked_at') and given ? key);
end;
$$;

-- "added" are meals without ids; leftovers name their dish by its id, or by its place in the same list, from 0. "changed" are
-- ids with the fields that change, the requested meal first: others that are gone meanwhile are skipped. "removed" are ids.
-- "seen" are the ids of all meals that the member saw on the days of added ones when choosing where to put them.
create function public.change_plan(
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
      calories integer, leftover_of bigint, leftover_of_added bigint, food jsonb
    )) with ordinality as meal
  ), stored as (
    insert into public.meal_schedules (id, household_id, user_id, date, meal_type, recipe_id, recipe_title, recipe_image,
      note, servings, calories, leftover_of, food)
    overriding system value
    select given.id, home, member, given.date, given.meal_type, given.recipe_id, given.recipe_title, given.recipe_image,
      given.note, coalesce(given.servings, 1), coalesce(given.calories, 0), coalesce(given.leftover_of, dish.id),
      nullif(given.food, 'null')
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

-- The plan is as it was before the change: added meals go, changed ones have their former values, and removed ones are there
-- again as they were, under their ids. What others did meanwhile to other meals and fields stays. A second Undo does nothing.
create function public.undo_plan_change(change uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member constant uuid := private.signed_in();
  home constant uuid := private.hold_my_plan();
  made private.plan_changes;
  given jsonb;
begin
  select * into made from private.plan_changes known
  where known.user_id = member and known.change = undo_plan_change.change;
  if not found then
    raise exception 'It was too long ago.' using hint = 'too_late';
  elsif made.undone then
    return;
  elsif made.household_id <> home then
    raise exception 'You have moved to another household since.' using hint = 'household_changed';
  end if;
  delete from public.meal_schedules meal
  where meal.household_id = home and meal.id in (select value::bigint from jsonb_array_elements(made.result -> 'added'));
  insert into public.meal_schedules overriding system value
  select restored.*
  from jsonb_array_elements(made.removed) removed (meal),
    jsonb_populate_record(null::public.meal_schedules, meal || jsonb_build_object('updated_at', now(),
      'user_id', (select id from auth.users where id = (meal ->> 'user_id')::uuid),
      'leftover_of', case when made.removed @> jsonb_build_array(jsonb_build_object('id', meal -> 'leftover_of'))
        or exists (select from public.meal_schedules dish
          where dish.id = (meal ->> 'leftover_of')::bigint and dish.household_id = home)
      then meal -> 'leftover_of' end)) restored
  on conflict do nothing;
  for given in select value from jsonb_array_elements(made.changed) loop
    perform private.change_planned_meal(home, given);
  end loop;
  update public.meal_schedules meal set leftover_of = former.leftover_of
  from jsonb_to_recordset(made.unlinked) as former (id bigint, leftover_of bigint)
  where meal.id = former.id and meal.household_id = home and meal.leftover_of is null
    and exists (select from public.meal_schedules dish where dish.id = former.leftover_of and dish.household_id = home);
  update private.plan_changes made set undone = true, changed = '[]', removed = '[]', unlinked = '[]'
  where made.user_id = member and made.change = undo_plan_change.change;
end;
$$;

revoke all on function private.hold_my_plan, private.change_planned_meal, public.change_plan, public.undo_plan_change
  from public, anon, authenticated;
grant execute on function public.change_plan, public.undo_plan_change to authenticated;
