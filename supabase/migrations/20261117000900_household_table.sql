-- Who eats at the table belongs to the household, like the plan and the list that count with it: two people who share a
-- dinner read the same amounts. It was in each member's profile.
alter table public.households
  -- Null: as many people as the household has members.
  add column people_at_table smallint constraint households_people check (people_at_table between 1 and 20),
  -- What each person eats of a planned portion: {1,1,0.5} for two adults and a child who eats half. People beyond the end
  -- of the list eat 1.
  add column portions_each real[] not null default '{}' constraint households_portions_each check (
    cardinality(portions_each) <= 20 and array_position(portions_each, null) is null
    and 0.25 <= all (portions_each) and 2 >= all (portions_each)
  );
comment on constraint households_people on public.households is 'Between 1 and 20 people eat at your table.';
comment on constraint households_portions_each on public.households is
  'Each person at your table eats between a quarter of a portion and two.';

grant update (people_at_table, portions_each) on public.households to authenticated;
alter policy "members rename their own household" on public.households rename to "members change their own household";

-- The largest table that anybody in the household had. Nobody chose a table for one without portions: it was the default.
update public.households household
set people_at_table = nullif(largest.people_at_table, (
      select count(*) from public.household_members where household_id = household.id
    )),
    portions_each = largest.portions_each
from (
  select distinct on (member.household_id) member.household_id, profile.people_at_table, profile.portions_each
  from public.profiles profile join public.household_members member on member.user_id = profile.user_id
  where profile.people_at_table > 1 or profile.portions_each <> '{}'
  order by member.household_id, profile.people_at_table desc, cardinality(profile.portions_each) desc, member.joined_at
) largest
where largest.household_id = household.id;

update private.synced_stores set columns = array_remove(columns, 'people_at_table') where table_name = 'profiles';
alter table public.profiles drop column people_at_table, drop column portions_each;
