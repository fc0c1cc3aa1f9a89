-- What a cook chose at the end of a dish: stars, a note, what was eaten and what is left. Devices send it through
-- apply_operations, so that a dish finished without a network arrives later and once. The row is put where it belongs
-- when it arrives and is not kept here: this table is always empty.
create table public.finished_dishes (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  id uuid not null,
  recipe_id text not null,
  recipe_title text not null,
  recipe_image text,
  cooked_at timestamptz not null,
  -- The cook's own calendar day.
  date date not null,
  stars smallint,
  -- Null leaves the member's note as it is; an empty one removes it.
  note text,
  -- Columns of meal_entries: date, meal_type, quantity and the figures.
  eaten jsonb,
  -- Columns of meal_schedules: date, meal_type, servings, calories and device_key.
  leftovers jsonb,
  primary key (user_id, id)
);

alter table public.finished_dishes enable row level security;
revoke all on public.finished_dishes from public, anon, authenticated;
grant select on public.finished_dishes to authenticated;
create policy "members read their own finished dishes" on public.finished_dishes
  for select to authenticated using ((select auth.uid()) = user_id);

insert into private.synced_stores values
  ('finished_dishes', 'user_id', '{id}',
    '{recipe_id,recipe_title,recipe_image,cooked_at,date,stars,note,eaten,leftovers}');

create function private.rate_finished_dish(dish public.finished_dishes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  written constant text := nullif(btrim(dish.note), '');
begin
  if dish.stars is null and dish.note is null then return; end if;
  -- Without stars and note there is nothing to keep.
  delete from public.recipe_ratings saved
  where saved.user_id = dish.user_id and saved.recipe_id = dish.recipe_id
    and coalesce(dish.stars, saved.rating) is null and written is null;
  update public.recipe_ratings saved set
    rating = coalesce(dish.stars, saved.rating),
    notes = case when dish.note is null then saved.notes else written end,
    updated_at = now()
  where saved.user_id = dish.user_id and saved.recipe_id = dish.recipe_id;
  if not found and (dish.stars is not null or written is not null) then
    insert into public.recipe_ratings (user_id, recipe_id, rating, notes)
    values (dish.user_id, dish.recipe_id, dish.stars, written);
  end if;
end;
$$;

-- Every row it writes has the dish's key, or one made with it, so that a dish that arrives twice is stored once.
create function private.store_finished_dish() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  eaten constant public.meal_entries := jsonb_populate_record(null::public.meal_entries, new.eaten);
  rest constant public.meal_schedules := jsonb_populate_record(null::public.meal_schedules, new.leftovers);
  day constant date := coalesce(eaten.date, new.date);
  home constant uuid := public.my_household();
  planned bigint;
begin
  perform private.rate_finished_dish(new);
  select id into planned from public.meal_schedules meal
  where meal.household_id = home and meal.date = day and meal.recipe_id = new.recipe_id and meal.leftover_of is null
  order by id limit 1;
  if planned is not null then
    update public.meal_schedules set cooked_at = new.cooked_at where id = planned;
  end if;
  if new.leftovers is not null then
    -- Leftovers come from a meal, so a dish that was not planned is put into the plan as cooked.
    if planned is null then
      insert into public.meal_schedules as cooked
        (household_id, user_id, device_key, date, meal_type, recipe_id, recipe_title, recipe_image, servings, calories, cooked_at)
      values (home, new.user_id, new.id, day, coalesce(eaten.meal_type, rest.meal_type), new.recipe_id, new.recipe_title,
        new.recipe_image, coalesce(eaten.quantity, rest.servings), coalesce(eaten.calories, rest.calories), new.cooked_at)
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
revoke all on function private.rate_finished_dish, private.store_finished_dish from public, anon, authenticated;

create trigger finished_dishes_store before insert on public.finished_dishes
  for each row execute function private.store_finished_dish();
