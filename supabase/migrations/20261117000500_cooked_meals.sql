-- A dish planned twice a day: the meal that was cooked is marked. The plan's calories are those of one serving, a diary
-- entry's those of all servings eaten.
-- Every row it writes has the dish's key, or one made with it, so that a dish that arrives twice is stored once.
create or replace function private.store_finished_dish() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  eaten constant public.meal_entries := jsonb_populate_record(null::public.meal_entries, new.eaten);
  rest constant public.meal_schedules := jsonb_populate_record(null::public.meal_schedules, new.leftovers);
  day constant date := coalesce(eaten.date, new.date);
  home constant uuid := public.my_household();
  planned bigint;
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
  end if;
  if new.leftovers is not null then
    -- Leftovers come from a meal, so a dish that was not planned is put into the plan as cooked.
    if planned is null then
      insert into public.meal_schedules as cooked
        (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, cooked_at)
      values (home, new.user_id, new.id, day, coalesce(eaten.meal_type, rest.meal_type), new.recipe_id, new.recipe_title,
        new.recipe_image, coalesce(eaten.quantity, rest.servings),
        coalesce(round(eaten.calories / nullif(eaten.quantity, 0)), rest.calories), new.cooked_at)
      on conflict (household_id, device_key) do update set cooked_at = excluded.cooked_at
      returning id into planned;
    end if;
    insert into public.meal_schedules
      (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, leftover_of)
    values (home, new.user_id, rest.device_key, rest.date, rest.meal_type, new.recipe_id, new.recipe_title,
      new.recipe_image, rest.servings, rest.calories, planned)
    on conflict (household_id, device_key) do nothing;
  end if;
  if new.eaten is not null then
    insert into public.meal_entries
      (user_id, device_key, date, meal_type, recipe_id, recipe_title, quantity, calories, protein, carbs, fat, nutrients, schedule_id)
    values (new.user_id, new.id, eaten.date, eaten.meal_type, new.recipe_id, new.recipe_title, eaten.quantity,
      eaten.calories, eaten.protein, eaten.carbs, eaten.fat, eaten.nutrients, planned)
    on conflict (user_id, device_key) do nothing;
  end if;
  return null;
end;
$$;

-- Leftovers come from the household's own plan. The same words as for a meal that does not exist, so that nobody learns
-- from the answer which meals others have planned. Deferrable, so that a backup can be read back in any order.
create function private.check_leftovers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.meal_schedules source where source.id = new.leftover_of and source.household_id = new.household_id) then
    raise exception 'insert or update on table "meal_schedules" violates foreign key constraint "meal_schedules_leftover_of"'
      using errcode = '23503', constraint = 'meal_schedules_leftover_of', table = 'meal_schedules', schema = 'public';
  end if;
  return null;
end;
$$;
revoke all on function private.check_leftovers from public, anon, authenticated;

create constraint trigger meal_schedules_own_leftovers after insert or update of leftover_of on public.meal_schedules
  deferrable for each row when (new.leftover_of is not null) execute function private.check_leftovers();
