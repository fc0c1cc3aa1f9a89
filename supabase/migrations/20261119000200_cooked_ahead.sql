-- A dish that was neither planned nor eaten that day is cooked ahead: the first meal of what is left is the cooked dish, so
-- that nothing is in the plan for a day on which nobody ate of it. Leftovers are a list of meals, or one meal from a device
-- that has not loaded the new site yet.
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
    insert into public.meal_entries
      (user_id, device_key, date, meal_type, recipe_id, recipe_title, quantity, calories, protein, carbs, fat, nutrients, schedule_id)
    values (new.user_id, new.id, eaten.date, eaten.meal_type, new.recipe_id, new.recipe_title, eaten.quantity,
      eaten.calories, eaten.protein, eaten.carbs, eaten.fat, eaten.nutrients, planned)
    on conflict (user_id, device_key) do nothing;
  end if;
  return null;
end;
$$;
