-- Who eats at a household's table: its members, and people without an account. What a member eats and avoids is in their
-- profile and goals, and stays there; this is only what the table needs to know.
create table public.table_people (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  member_id uuid unique references auth.users (id) on delete cascade,
  -- A member's is the one they are shown by.
  name text constraint table_people_name check (name = btrim(name) and length(name) between 1 and 60),
  diet text not null default 'none' constraint table_people_diet check (
    diet in ('none', 'vegetarian', 'vegan', 'keto', 'paleo', 'mediterranean', 'low_carb', 'high_protein')
  ),
  -- Allergies and dislikes, in the words that profiles use.
  exclusions text[] not null default '{}' constraint table_people_exclusions check (
    cardinality(exclusions) <= 50 and array_position(exclusions, null) is null and length(array_to_string(exclusions, '')) <= 2000
  ),
  -- What they eat of a dish of which others eat one serving.
  appetite numeric(3, 2) not null default 1 constraint table_people_appetite check (appetite between 0.25 and 2.5),
  -- A member's decision: the household's plan reaches their goals. Nobody sees these.
  uses_goals boolean not null default false,
  -- Meals of a usual week that they eat elsewhere: 4 times the weekday (0 for Sunday) plus 0 to 3 for breakfast to snack.
  usually_away smallint[] not null default '{}' constraint table_people_usually_away check (
    cardinality(usually_away) <= 28 and array_position(usually_away, null) is null
    and 0 <= all (usually_away) and 27 >= all (usually_away)
  ),
  created_at timestamptz not null default now(),
  constraint table_people_account check (
    case when member_id is null then name is not null and not uses_goals
      else name is null and diet = 'none' and exclusions = '{}' end
  )
);
comment on constraint table_people_name on public.table_people is 'A name has between 1 and 60 characters.';
comment on constraint table_people_diet on public.table_people is 'This diet is not one of those offered.';
comment on constraint table_people_exclusions on public.table_people is 'A person can avoid at most 50 foods.';
comment on constraint table_people_appetite on public.table_people is 'An appetite is between a quarter of a serving and 2½ servings.';
comment on constraint table_people_usually_away on public.table_people is 'A usual week has seven days with four meals each.';
comment on constraint table_people_account on public.table_people is
  'A person without an account has a name and no goals. Members’ foods are in their profile.';
create index table_people_household on public.table_people (household_id);

alter table public.table_people enable row level security;
revoke all on public.table_people from public, anon, authenticated;
grant select, delete, insert (id, name, diet, exclusions, appetite, usually_away),
  update (name, diet, exclusions, appetite, uses_goals, usually_away) on public.table_people to authenticated;
create policy "members see who eats at their table" on public.table_people
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add people without an account" on public.table_people
  for insert to authenticated with check (household_id = (select public.my_household()) and member_id is null);
create policy "members change who eats at their table" on public.table_people
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove people without an account" on public.table_people
  for delete to authenticated using (household_id = (select public.my_household()) and member_id is null);

create function private.guard_own_goals() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.member_id is distinct from (select auth.uid()) then
    raise exception 'new row violates row-level security: only members themselves decide about their goals' using errcode = '42501';
  end if;
  return new;
end;
$$;
create trigger table_people_guard_goals before update on public.table_people
  for each row when (new.uses_goals <> old.uses_goals) execute function private.guard_own_goals();

-- Exceptions from the usual week, by date and meal. An id of somebody who left means nobody.
create table public.attendance (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  date date not null constraint attendance_date check (date between '2000-01-01' and '2100-12-31'),
  meal_type text not null constraint attendance_type check (meal_type in ('breakfast', 'lunch', 'dinner', 'snack')),
  away uuid[] not null default '{}' constraint attendance_away check (cardinality(away) <= 20),
  -- Who usually eats elsewhere.
  here uuid[] not null default '{}' constraint attendance_here check (cardinality(here) <= 20),
  guests smallint not null default 0 constraint attendance_guests check (guests between 0 and 20),
  primary key (household_id, date, meal_type)
);
comment on constraint attendance_date on public.attendance is 'A day is between the years 2000 and 2100.';
comment on constraint attendance_type on public.attendance is 'A meal is breakfast, lunch, dinner or a snack.';
comment on constraint attendance_away on public.attendance is 'At most 20 people eat at your table.';
comment on constraint attendance_here on public.attendance is 'At most 20 people eat at your table.';
comment on constraint attendance_guests on public.attendance is 'A meal has between 0 and 20 guests.';

alter table public.attendance enable row level security;
revoke all on public.attendance from public, anon, authenticated;
grant select, insert, update, delete on public.attendance to authenticated;
create policy "members read who eats when" on public.attendance
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members write who eats when" on public.attendance
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change who eats when" on public.attendance
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove who eats when" on public.attendance
  for delete to authenticated using (household_id = (select public.my_household()));

-- Whose plates a planned meal fills, with servings and, once it is served, grams. Null: everybody eats who is there.
alter table public.meal_schedules add column plates jsonb
  constraint meal_schedules_plates check (
    jsonb_typeof(plates) = 'array' and jsonb_array_length(plates) between 1 and 20 and not jsonb_path_exists(plates, '$[*] ? (!(
      @.type() == "object" && @.person.type() == "string" && @.person like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
      && @.servings.type() == "number" && @.servings >= 0.05 && @.servings <= 20
      && (!exists(@.grams) || @.grams == null || (@.grams.type() == "number" && @.grams >= 1 && @.grams <= 20000))))')
  )
  constraint meal_schedules_plates_size check (octet_length(plates::text) <= 4096);
comment on constraint meal_schedules_plates on public.meal_schedules is 'A meal has 1 to 20 plates, each with a person and 0.05 to 20 servings.';
comment on constraint meal_schedules_plates_size on public.meal_schedules is 'The plates of a meal can have at most 4 KB.';

-- Meals to come that were only theirs are planned for nobody now; others lose the plate.
create function private.clear_plates(household uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.meal_schedules meal
  where meal.household_id = household and meal.cooked_at is null and meal.date >= current_date
    and jsonb_array_length(meal.plates) = 1 and meal.plates -> 0 ->> 'person' = person::text;
  update public.meal_schedules meal set plates = (
    select jsonb_agg(plate) from jsonb_array_elements(meal.plates) plate where plate ->> 'person' <> person::text
  ) where meal.household_id = household and meal.plates @> jsonb_build_array(jsonb_build_object('person', person));
end;
$$;

create function private.clear_plates_of_gone_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.household_id <> old.household_id then
    perform private.clear_plates(old.household_id, old.id);
  end if;
  return null;
end;
$$;
create trigger table_people_clear_plates after delete or update of household_id on public.table_people
  for each row execute function private.clear_plates_of_gone_person();

-- Every member has a place at their household's table. Whoever joins takes the place of somebody who was only counted.
create function private.seat_member() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  counted public.table_people;
  seat uuid;
begin
  if tg_op = 'UPDATE' then
    update public.table_people set household_id = new.household_id where member_id = new.user_id returning id into seat;
  end if;
  delete from public.table_people person where person.id = (
    select id from public.table_people other
    where other.household_id = new.household_id and other.member_id is null and other.name ~ '^Person [0-9]+$'
      and other.diet = 'none' and other.exclusions = '{}'
    order by other.created_at, other.name limit 1 for update
  ) returning * into counted;
  if seat is null then
    insert into public.table_people (household_id, member_id, appetite)
    values (new.household_id, new.user_id, coalesce(counted.appetite, 1));
  end if;
  return null;
end;
$$;
create trigger household_members_seat after insert on public.household_members
  for each row execute function private.seat_member();
create trigger household_members_seat_again after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.seat_member();

-- What a member shows of their foods, their own, and what is known of people without an account.
create function public.people_at_table()
returns table (
  id uuid, member_id uuid, name text, diet text, exclusions text[], appetite numeric, uses_goals boolean, usually_away smallint[]
)
language sql stable security definer set search_path = '' as $$
  select person.id, person.member_id, coalesce(person.name, member.name),
    case when person.member_id is null then person.diet when shown.it then coalesce(goals.preferred_diet_type, 'none') else 'none' end,
    case when person.member_id is null then person.exclusions
      when shown.it then profile.allergies || profile.dislikes end,
    person.appetite, person.uses_goals, person.usually_away
  from public.table_people person
  left join public.household_members member on member.user_id = person.member_id
  left join public.profiles profile on profile.user_id = person.member_id
  left join public.user_goals goals on goals.user_id = person.member_id
  cross join lateral (select person.member_id = (select auth.uid()) or coalesce(profile.shares_foods, false) as it) shown
  where person.household_id = (select public.my_household())
  order by member.joined_at nulls last, person.created_at, person.name, person.id
$$;

-- As before, and what people without an account avoid.
create or replace function public.household_foods()
returns table (name text, allergies text[], dislikes text[], diet text)
language sql stable security definer set search_path = '' as $$
  select * from (
    select other.name, profile.allergies, profile.dislikes, goals.preferred_diet_type
    from public.household_members other
    join public.profiles profile on profile.user_id = other.user_id
    left join public.user_goals goals on goals.user_id = other.user_id
    where other.household_id = (select public.my_household())
      and other.user_id <> (select auth.uid()) and profile.shares_foods
    order by other.joined_at, other.user_id
  ) members
  union all
  select * from (
    select person.name, '{}'::text[], person.exclusions, person.diet from public.table_people person
    where person.household_id = (select public.my_household()) and person.member_id is null
      and (person.exclusions <> '{}' or person.diet <> 'none')
    order by person.created_at, person.id
  ) others
$$;

-- So many people, as the caller counts them: themselves, the other members, then people without an account. Nobody's foods
-- change. A member who is not counted usually eats elsewhere.
create function public.set_table(people integer, portions real[] default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_people constant integer := 20;
  whole_week constant smallint[] := array(select generate_series(0, 27)::smallint);
  caller constant uuid := private.signed_in();
  home constant uuid := private.hold_my_plan();
  seats uuid[];
begin
  if coalesce(set_table.people, 0) not between 1 and most_people then
    raise exception 'Between 1 and 20 people eat at your table.' using hint = 'too_many';
  end if;
  seats := array(select person.id from public.table_people person
    left join public.household_members member on member.user_id = person.member_id
    where person.household_id = home
    order by person.member_id = caller desc nulls last, member.joined_at nulls last, person.created_at, person.name, person.id);
  delete from public.table_people person
  where person.household_id = home and person.member_id is null and person.id = any (seats[set_table.people + 1:]);
  insert into public.table_people (household_id, name)
  select home, 'Person ' || place from generate_series(cardinality(seats) + 1, set_table.people) place;
  seats := array(select person.id from public.table_people person
    left join unnest(seats) with ordinality as before (id, place) using (id)
    where person.household_id = home order by before.place nulls last, person.name);
  update public.table_people person set
    appetite = coalesce(set_table.portions[seat.place::integer]::numeric, 1),
    usually_away = case
      when seat.place > set_table.people then whole_week
      when cardinality(person.usually_away) = 28 then '{}' else person.usually_away end
  from unnest(seats) with ordinality as seat (id, place) where person.id = seat.id;
end;
$$;

revoke all on function private.guard_own_goals, private.clear_plates, private.clear_plates_of_gone_person,
  private.seat_member, public.people_at_table, public.set_table from public, anon;
revoke all on function private.guard_own_goals, private.clear_plates, private.clear_plates_of_gone_person, private.seat_member
  from authenticated;
grant execute on function public.people_at_table, public.set_table to authenticated;

-- The table of today: members in the order in which they joined, then people who were only counted.
insert into public.table_people (household_id, member_id, name, appetite, usually_away)
select home.id, member.user_id, case when member.user_id is null then 'Person ' || seat.place end,
  coalesce(home.portions_each[seat.place::integer]::numeric, 1),
  case when seat.place > coalesce(home.people_at_table, seat.place) then array(select generate_series(0, 27)::smallint) else '{}' end
from public.households home
cross join lateral (
  select generate_series(1, greatest(coalesce(home.people_at_table, 1),
    (select count(*) from public.household_members where household_id = home.id))) as place
) seat
left join lateral (
  select user_id from public.household_members where household_id = home.id
  order by joined_at, user_id offset seat.place - 1 limit 1
) member on true;
alter table public.households drop column people_at_table, drop column portions_each;

-- Somebody who lived alone brings the people at their table.
create or replace function private.take_kitchen(source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.shopping_items item set household_id = target where household_id = source
    and not exists (select from public.shopping_items other where other.household_id = target and other.id = item.id);
  -- Leftovers come only with their dish.
  with moving as (
    select id, leftover_of from public.meal_schedules meal where household_id = source
      and not exists (select from public.meal_schedules other
        where other.household_id = target and other.date = meal.date and other.meal_type = meal.meal_type)
  )
  update public.meal_schedules meal set household_id = target from moving
  where meal.id = moving.id and (moving.leftover_of is null or moving.leftover_of in (select id from moving));
  update public.table_people person set household_id = target
  where person.household_id = source and person.member_id is null and person.name !~ '^Person [0-9]+$';
  update public.pantry_items item set household_id = target where household_id = source
    and not exists (select from public.pantry_items other where other.household_id = target
      and (other.id = item.id or private.folded_food(other.name) = private.folded_food(item.name)));
  update public.week_templates template set household_id = target where household_id = source
    and not exists (select from public.week_templates other where other.household_id = target and other.id = template.id);
end;
$$;

insert into private.quotas (table_name, owner_column, most_rows, sentence) values
  ('table_people', 'household_id', 20, 'Your table seats at most 20 people.'),
  ('attendance', 'household_id', 5000, 'Your household can note at most 5,000 meals with guests or people away.');

do $$
declare
  told text;
begin
  foreach told in array array['table_people', 'attendance'] loop
    execute format('create trigger %1$s_count_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.count_usage()', told);
    execute format('create trigger %1$s_count_update after update on public.%1$I referencing new table as added old table as removed
      for each statement execute function private.count_usage()', told);
    execute format('create trigger %1$s_count_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.count_usage()', told);
    execute format('create trigger %1$s_tell_household_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.tell_devices(''household'', ''household_id'')', told);
    execute format('create trigger %1$s_tell_household_update after update on public.%1$I referencing new table as added old table as removed
      for each statement execute function private.tell_devices(''household'', ''household_id'')', told);
    execute format('create trigger %1$s_tell_household_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.tell_devices(''household'', ''household_id'')', told);
  end loop;
end
$$;
select private.recount_usage();
