-- When a meal was planned is what the database saw, as for later changes: calendar links tell calendars, and a time that
-- no calendar has ("infinity") would break those of the whole household.
create trigger meal_schedules_stamp_new before insert on public.meal_schedules
  for each row execute function private.stamp_change();

update public.meal_schedules set updated_at = now() where updated_at not between '2000-01-01' and now();
