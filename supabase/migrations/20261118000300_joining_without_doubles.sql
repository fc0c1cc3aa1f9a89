-- Joining brings planned meals only into free slots, and nothing that the household has at home already.

-- For comparing: "Onions" and "onion " are one food. Folds as domain/text/text-match.ts does.
create function private.folded_food(name text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(lower(btrim(regexp_replace(name, '\s+', ' ', 'g'))), '(\w)ies\M', '\1y', 'g'),
      '(ch|sh|ss|x|z|o)es\M', '\1', 'g'),
    '(\w[^sui\s])s\M', '\1', 'g')
$$;
revoke all on function private.folded_food from public, anon, authenticated;

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
  update public.pantry_items item set household_id = target where household_id = source
    and not exists (select from public.pantry_items other where other.household_id = target
      and (other.id = item.id or private.folded_food(other.name) = private.folded_food(item.name)));
  update public.week_templates template set household_id = target where household_id = source
    and not exists (select from public.week_templates other where other.household_id = target and other.id = template.id);
end;
$$;
