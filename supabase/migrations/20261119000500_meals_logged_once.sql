-- A member logs a planned meal once a day, also when Log is pressed in two tabs at the same moment. A meal that moved to
-- another day is planned anew. Entries that name a meal twice stay in the diary; only the first one names it from now on.
update public.meal_entries entry set schedule_id = null
where exists (select from public.meal_entries first
  where first.user_id = entry.user_id and first.schedule_id = entry.schedule_id and first.date = entry.date and first.id < entry.id);

alter table public.meal_entries add constraint meal_entries_planned_once unique (user_id, schedule_id, date);
comment on constraint meal_entries_planned_once on public.meal_entries is 'That’s already in your diary.';

-- An entry that is moved to the day of another one of the same meal, or whose deleted meal is restored, gives way.
create function private.give_way_to_first_log() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.meal_entries first
    where first.user_id = new.user_id and first.schedule_id = new.schedule_id and first.date = new.date and first.id <> new.id)
  then
    new.schedule_id := null;
  end if;
  return new;
end;
$$;
revoke all on function private.give_way_to_first_log from public, anon, authenticated;

create trigger meal_entries_give_way before update of date, schedule_id on public.meal_entries
  for each row when (new.schedule_id is not null) execute function private.give_way_to_first_log();

-- As before, except for the diary: a cook who chooses to log a meal again gets a second entry, which does not name the meal.
-- Every row it writes has the dish's key, or one made with it, so that a dish that arrives twice is stored once.
create or replace function private.store_finished_dish() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  eaten constant public.meal_entries := jsonb_populate_record(null::public.meal_entries, new.eaten);
  meals constant jsonb := case jsonb_typeof(new.leftovers)
    when 'array' then new.leftovers when 'object' then jsonb_build_array(new.leftovers) else '[]'::jsonb end;
  day constant date := coalesce(eaten.date, new.date);
  home constant uuid := public.my_household();
  planned bigint;
  rest public.meal_schedules;
begin
  perform private.rate_finished_dish(new);
  -- The one that this dish marked before, if it arrives again; then the meal it was eaten at; then one not cooked yet.
  select id into planned from public.meal_schedules meal
  where meal.household_id = home and meal.date = day and meal.recipe_id = new.recipe_id and meal.leftover_of is null
  order by coalesce(meal.cooked_at = new.cooked_at, false) desc, coalesce(meal.meal_type = eaten.meal_type, false) desc,
    meal.cooked_at is null desc, id
  limit 1;
  if planned is not null then
    update public.meal_schedules set cooked_at = new.cooked_at where id = planned;
  -- Leftovers come from a meal, so a dish that was not planned is put into the plan as cooked.
  elsif new.eaten is not null and jsonb_array_length(meals) > 0 then
    insert into public.meal_schedules as cooked
      (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, cooked_at)
    values (home, new.user_id, new.id, day, eaten.meal_type, new.recipe_id, new.recipe_title, new.recipe_image,
      eaten.quantity, round(eaten.calories / nullif(eaten.quantity, 0)), new.cooked_at)
    on conflict (household_id, device_key) do update set cooked_at = excluded.cooked_at
    returning id into planned;
  end if;
  for rest in select * from jsonb_populate_recordset(null::public.meal_schedules, meals) loop
    if planned is null then
      insert into public.meal_schedules as cooked
        (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, cooked_at)
      values (home, new.user_id, rest.device_key, rest.date, rest.meal_type, new.recipe_id, new.recipe_title,
        new.recipe_image, rest.servings, rest.calories, new.cooked_at)
      on conflict (household_id, device_key) do update set cooked_at = excluded.cooked_at
      returning id into planned;
    else
      insert into public.meal_schedules
        (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, leftover_of)
      values (home, new.user_id, rest.device_key, rest.date, rest.meal_type, new.recipe_id, new.recipe_title,
        new.recipe_image, rest.servings, rest.calories, planned)
      on conflict (household_id, device_key) do nothing;
    end if;
  end loop;
  if new.eaten is not null then
    -- The second row is stored only if the first is not; neither is if the dish arrives again.
    insert into public.meal_entries
      (user_id, device_key, date, meal_type, recipe_id, recipe_title, quantity, calories, protein, carbs, fat, nutrients, schedule_id)
    select new.user_id, new.id, eaten.date, eaten.meal_type, new.recipe_id, new.recipe_title, eaten.quantity,
      eaten.calories, eaten.protein, eaten.carbs, eaten.fat, eaten.nutrients, named.meal
    from unnest(array[planned, null]) with ordinality as named (meal, place) order by named.place
    on conflict do nothing;
  end if;
  return null;
end;
$$;
