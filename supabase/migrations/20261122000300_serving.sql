-- A cooked dish is weighed, served on plates, and offered to the diaries of those who ate.

-- What a cooked dish weighed: the next time, plates are weighed by it even if nobody uses the scale. A household's newest 200.
create table public.dish_weights (
  household_id uuid not null references public.households (id) on delete cascade,
  -- Of the finished dish, from the device.
  id uuid not null,
  recipe_id text not null constraint dish_weights_recipe check (length(recipe_id) between 1 and 64),
  cooked_at timestamptz not null,
  servings numeric(6, 2) not null constraint dish_weights_servings check (servings > 0 and servings <= 1000),
  grams integer not null constraint dish_weights_grams check (grams between 1 and 100000),
  primary key (household_id, id)
);
comment on constraint dish_weights_recipe on public.dish_weights is 'A recipe’s id has between 1 and 64 characters.';
comment on constraint dish_weights_servings on public.dish_weights is 'A cooked dish has up to 1,000 servings.';
comment on constraint dish_weights_grams on public.dish_weights is 'A cooked dish weighs up to 100 kg.';
create index dish_weights_recipe on public.dish_weights (household_id, recipe_id, cooked_at);
alter table public.dish_weights enable row level security;
revoke all on public.dish_weights from public, anon, authenticated;
grant select on public.dish_weights to authenticated;
create policy "members read what their household's dishes weighed" on public.dish_weights
  for select to authenticated using (household_id = (select public.my_household()));

-- What somebody served a member, until they take it into their diary or drop it. Nobody else sees which they did.
create table public.meal_proposals (
  user_id uuid not null references auth.users (id) on delete cascade,
  schedule_id bigint not null references public.meal_schedules (id) on delete cascade,
  -- Who served it, as the household knows them.
  served_by text not null,
  date date not null,
  meal_type text not null,
  recipe_id text not null,
  recipe_title text not null,
  -- Servings. The figures are those of the whole plate, as in the diary.
  quantity numeric(6, 2) not null,
  grams integer,
  calories integer not null,
  protein integer not null,
  carbs integer not null,
  fat integer not null,
  nutrients jsonb constraint meal_proposals_nutrients_size check (octet_length(nutrients::text) <= 4096),
  created_at timestamptz not null default now(),
  primary key (user_id, schedule_id)
);
comment on constraint meal_proposals_nutrients_size on public.meal_proposals is 'The list of nutrients is too long.';
create index meal_proposals_schedule on public.meal_proposals (schedule_id);
alter table public.meal_proposals enable row level security;
revoke all on public.meal_proposals from public, anon, authenticated;
grant select, delete on public.meal_proposals to authenticated;
create policy "members read what they were served" on public.meal_proposals
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members drop what they were served" on public.meal_proposals
  for delete to authenticated using ((select auth.uid()) = user_id);

-- What others serve goes straight into the member's diary. Their own choice, off at first.
alter table public.profiles add column accepts_plates boolean not null default false;

-- Whoever logs the meal, by whatever button, has answered.
create function private.forget_proposal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.meal_proposals offered where offered.user_id = new.user_id and offered.schedule_id = new.schedule_id;
  return null;
end;
$$;
create trigger meal_entries_forget_proposal after insert on public.meal_entries
  for each row when (new.schedule_id is not null) execute function private.forget_proposal();

-- A meal of a household that the member has left is none of theirs any more.
create function private.forget_proposals() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.meal_proposals where user_id = new.user_id;
  return null;
end;
$$;
create trigger household_members_forget_proposals after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.forget_proposals();

alter table public.finished_dishes
  add column cooked_servings numeric,
  -- Null if nobody weighed it.
  add column cooked_grams integer,
  -- {"plates": [{person, servings, grams}], "each": {calories, protein, carbs, fat, nutrients} of one serving,
  -- "meal_type", "everyone": whether everybody ate}
  add column served jsonb;
update private.synced_stores set columns = columns || '{cooked_servings,cooked_grams,served}' where table_name = 'finished_dishes';

-- One member's plate: into their diary if they always accept, otherwise a proposal.
create function private.offer_plate(member uuid, offered public.meal_proposals) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most_days constant interval := '30 days';
begin
  if exists (select from public.meal_entries entry where entry.user_id = member and entry.schedule_id = offered.schedule_id) then
    return;
  end if;
  if exists (select from public.profiles profile where profile.user_id = member and profile.accepts_plates) then
    begin
      insert into public.meal_entries
        (user_id, date, meal_type, recipe_id, recipe_title, quantity, calories, protein, carbs, fat, nutrients, schedule_id)
      values (member, offered.date, offered.meal_type, offered.recipe_id, offered.recipe_title, offered.quantity,
        offered.calories, offered.protein, offered.carbs, offered.fat, offered.nutrients, offered.schedule_id)
      on conflict do nothing;
      return;
    exception when raise_exception or check_violation then
      null; -- their diary is full or refuses a figure: they are asked instead, and read why
    end;
  end if;
  delete from public.meal_proposals old where old.user_id = member
    and (old.created_at < now() - most_days or old.schedule_id = offered.schedule_id);
  insert into public.meal_proposals values (offered.*);
end;
$$;

-- Before the dish is stored, because it finds or makes the planned meal that the plates belong to.
create function private.serve_finished_dish() returns trigger language plpgsql security definer set search_path = '' as $$
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
    select jsonb_agg(plate) from jsonb_array_elements(new.served -> 'plates') plate
    where exists (select from public.table_people person where person.household_id = home and person.id::text = plate ->> 'person')
  ), meal.plates) where meal.id = planned;
  if not coalesce((new.served ->> 'everyone')::boolean, false) then return new; end if;
  for portion in
    select person.member_id, (plate ->> 'servings')::numeric as servings, (plate ->> 'grams')::numeric as grams
    from jsonb_array_elements(new.served -> 'plates') plate
    join public.table_people person on person.household_id = home and person.id::text = plate ->> 'person'
    where person.member_id <> new.user_id
  loop
    perform private.offer_plate(portion.member_id, row(portion.member_id, planned, cook, day, slot, new.recipe_id,
      new.recipe_title, portion.servings, round(portion.grams),
      round(coalesce((each ->> 'calories')::numeric, 0) * portion.servings),
      round(coalesce((each ->> 'protein')::numeric, 0) * portion.servings),
      round(coalesce((each ->> 'carbs')::numeric, 0) * portion.servings),
      round(coalesce((each ->> 'fat')::numeric, 0) * portion.servings),
      (select jsonb_object_agg(key, round(value::numeric * portion.servings, 4)) from jsonb_each_text(each -> 'nutrients')),
      now())::public.meal_proposals);
  end loop;
  return new;
end;
$$;
revoke all on function private.forget_proposal, private.forget_proposals, private.offer_plate, private.serve_finished_dish
  from public, anon, authenticated;

-- Runs before "finished_dishes_store", which keeps no row.
create trigger finished_dishes_serve before insert on public.finished_dishes
  for each row execute function private.serve_finished_dish();

do $$
declare
  operation text;
  tables text;
begin
  for operation, tables in select * from (values
    ('insert', 'new table as added'), ('update', 'new table as added old table as removed'), ('delete', 'old table as removed')
  ) as list loop
    execute format('create trigger meal_proposals_tell_member_%1$s after %1$s on public.meal_proposals referencing %2$s
      for each statement execute function private.tell_devices(''member'', ''user_id'')', operation, tables);
  end loop;
end
$$;
