-- As before, and leftovers come from a dish: not from themselves, nor from other leftovers, which may come from them. Nobody
-- would buy or cook such a meal.
create or replace function private.check_leftovers() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.meal_schedules source
    where source.id = new.leftover_of and source.household_id = new.household_id and source.leftover_of is null)
  then
    raise exception 'insert or update on table "meal_schedules" violates foreign key constraint "meal_schedules_leftover_of"'
      using errcode = '23503', constraint = 'meal_schedules_leftover_of', table = 'meal_schedules', schema = 'public';
  end if;
  return null;
end;
$$;
