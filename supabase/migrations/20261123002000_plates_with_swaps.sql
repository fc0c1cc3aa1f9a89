-- A plate may have something else in it than the pot: "swaps" says what, so that it is bought, cooked and counted.
alter table public.meal_schedules drop constraint meal_schedules_plates_size;
alter table public.meal_schedules add constraint meal_schedules_plates_size check (octet_length(plates::text) <= 16384);
comment on constraint meal_schedules_plates_size on public.meal_schedules is 'The plates of a meal can have at most 16 KB.';

-- As before, and a plate's own "each" counts for its diary instead of the dish's.
create or replace function private.serve_finished_dish() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  most_weights constant integer := 200;
  home constant uuid := public.my_household();
  eaten constant public.meal_entries := jsonb_populate_record(null::public.meal_entries, new.eaten);
  each constant jsonb := coalesce(new.served -> 'each', '{}');
  day constant date := coalesce(eaten.date, new.date);
  slot constant text := coalesce(eaten.meal_type, new.served ->> 'meal_type');
  cook constant text := (select name from public.household_members where user_id = new.user_id);
  planned bigint;
  portion record;
begin
  if new.cooked_grams is not null and new.cooked_servings > 0 then
    insert into public.dish_weights (household_id, id, recipe_id, cooked_at, servings, grams)
    values (home, new.id, new.recipe_id, new.cooked_at, new.cooked_servings, new.cooked_grams) on conflict do nothing;
    delete from public.dish_weights weighed where weighed.household_id = home and weighed.id in (
      select id from public.dish_weights where household_id = home order by cooked_at desc, id offset most_weights);
  end if;
  if new.served is null then return new; end if;
  -- The meal that private.store_finished_dish chooses, too.
  select id into planned from public.meal_schedules meal
  where meal.household_id = home and meal.date = day and meal.recipe_id = new.recipe_id and meal.leftover_of is null
  order by coalesce(meal.cooked_at = new.cooked_at, false) desc, coalesce(meal.meal_type = eaten.meal_type, false) desc,
    meal.cooked_at is null desc, id
  limit 1;
  if planned is null then
    insert into public.meal_schedules
      (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, cooked_at)
    values (home, new.user_id, new.id, day, slot, new.recipe_id, new.recipe_title, new.recipe_image, 1,
      least(20000, round(coalesce((each ->> 'calories')::numeric, 0))), new.cooked_at)
    on conflict (household_id, device_key) do update set cooked_at = excluded.cooked_at
    returning id into planned;
  end if;
  update public.meal_schedules meal set plates = coalesce((
    select jsonb_agg(plate - 'each') from jsonb_array_elements(new.served -> 'plates') plate
    where exists (select from public.table_people person where person.household_id = home and person.id::text = plate ->> 'person')
  ), meal.plates) where meal.id = planned;
  if not coalesce((new.served ->> 'everyone')::boolean, false) then return new; end if;
  for portion in
    select person.member_id, (plate ->> 'servings')::numeric as servings, (plate ->> 'grams')::numeric as grams,
      case when jsonb_typeof(plate -> 'each') = 'object' then plate -> 'each' else each end as each
    from jsonb_array_elements(new.served -> 'plates') plate
    join public.table_people person on person.household_id = home and person.id::text = plate ->> 'person'
    where person.member_id <> new.user_id
  loop
    perform private.offer_plate(portion.member_id, row(portion.member_id, planned, cook, day, slot, new.recipe_id,
      new.recipe_title, portion.servings, round(portion.grams),
      round(coalesce((portion.each ->> 'calories')::numeric, 0) * portion.servings),
      round(coalesce((portion.each ->> 'protein')::numeric, 0) * portion.servings),
      round(coalesce((portion.each ->> 'carbs')::numeric, 0) * portion.servings),
      round(coalesce((portion.each ->> 'fat')::numeric, 0) * portion.servings),
      (select jsonb_object_agg(key, round(value::numeric * portion.servings, 4)) from jsonb_each_text(portion.each -> 'nutrients')),
      now())::public.meal_proposals);
  end loop;
  return new;
end;
$$;
