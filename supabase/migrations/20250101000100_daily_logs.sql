-- A member's day in totals. Triggers on water_logs and meal_entries keep it; the client only reads it.
create table public.daily_logs (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  total_calories integer not null default 0 constraint daily_logs_calories check (total_calories >= 0),
  total_protein integer not null default 0 constraint daily_logs_protein check (total_protein >= 0),
  total_carbs integer not null default 0 constraint daily_logs_carbs check (total_carbs >= 0),
  total_fat integer not null default 0 constraint daily_logs_fat check (total_fat >= 0),
  water_intake_ml integer not null default 0 constraint daily_logs_water check (water_intake_ml >= 0),
  primary key (user_id, date)
);

alter table public.daily_logs enable row level security;
revoke all on public.daily_logs from public, anon, authenticated;
grant select on public.daily_logs to authenticated;

create policy "members read their own days" on public.daily_logs
  for select to authenticated using ((select auth.uid()) = user_id);

-- Outside the exposed schema: nobody calls these but the triggers.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- Adds to a day, as one statement, so that amounts logged at the same moment add up.
create function private.add_to_day(member uuid, day date, calories integer, protein integer, carbs integer, fat integer, water_ml integer)
returns void language sql security definer set search_path = '' as $$
  insert into public.daily_logs as log (user_id, date, total_calories, total_protein, total_carbs, total_fat, water_intake_ml)
  values (member, day, calories, protein, carbs, fat, water_ml)
  on conflict (user_id, date) do update set
    total_calories = log.total_calories + excluded.total_calories,
    total_protein = log.total_protein + excluded.total_protein,
    total_carbs = log.total_carbs + excluded.total_carbs,
    total_fat = log.total_fat + excluded.total_fat,
    water_intake_ml = log.water_intake_ml + excluded.water_intake_ml;
$$;

-- Takes from a day that is there. When an account is deleted the day may be gone first, and must not come back.
create function private.take_from_day(member uuid, day date, calories integer, protein integer, carbs integer, fat integer, water_ml integer)
returns void language sql security definer set search_path = '' as $$
  update public.daily_logs set
    total_calories = greatest(total_calories - calories, 0),
    total_protein = greatest(total_protein - protein, 0),
    total_carbs = greatest(total_carbs - carbs, 0),
    total_fat = greatest(total_fat - fat, 0),
    water_intake_ml = greatest(water_intake_ml - water_ml, 0)
  where user_id = member and date = day;
$$;

revoke all on function private.add_to_day, private.take_from_day from public, anon, authenticated;
