-- What a member tells about themselves: for goals, references, the planner and how figures are shown. Private, also
-- inside a household. Everything is stored metric.
create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  birth_year smallint constraint profiles_birth_year check (birth_year between 1900 and 2100),
  sex text constraint profiles_sex check (sex in ('female', 'male')),
  height_cm numeric(4, 1) constraint profiles_height check (height_cm between 50 and 280),
  activity text constraint profiles_activity check (activity in ('sedentary', 'light', 'moderate', 'active', 'very_active')),
  aim text constraint profiles_aim check (aim in ('lose', 'keep', 'gain')),
  pace_kg_week numeric(3, 2) constraint profiles_pace check (pace_kg_week between 0 and 2),
  goal_weight_kg numeric(5, 2) constraint profiles_goal_weight check (goal_weight_kg between 20 and 400),
  maternity text not null default 'none' constraint profiles_maternity check (maternity in ('none', 'pregnant', 'lactating')),
  allergies text[] not null default '{}' constraint profiles_allergies check (
    cardinality(allergies) <= 50 and array_position(allergies, null) is null and length(array_to_string(allergies, '')) <= 2000
  ),
  dislikes text[] not null default '{}' constraint profiles_dislikes check (
    cardinality(dislikes) <= 200 and array_position(dislikes, null) is null and length(array_to_string(dislikes, '')) <= 8000
  ),
  people_at_table smallint not null default 1 constraint profiles_people check (people_at_table between 1 and 20),
  -- The planner's "More wishes".
  plan_wishes jsonb not null default '{}' constraint profiles_plan_wishes check (
    jsonb_typeof(plan_wishes) = 'object' and octet_length(plan_wishes::text) <= 8192
  ),
  weight_unit text not null default 'kg' constraint profiles_weight_unit check (weight_unit in ('kg', 'lb', 'st')),
  volume_unit text not null default 'ml' constraint profiles_volume_unit check (volume_unit in ('ml', 'fl_oz')),
  height_unit text not null default 'cm' constraint profiles_height_unit check (height_unit in ('cm', 'ft_in')),
  energy_unit text not null default 'kcal' constraint profiles_energy_unit check (energy_unit in ('kcal', 'kJ')),
  temperature_unit text not null default 'C' constraint profiles_temperature_unit check (temperature_unit in ('C', 'F')),
  -- How recipes measure.
  units text not null default 'original' constraint profiles_units check (units in ('original', 'metric', 'us')),
  theme text not null default 'system' constraint profiles_theme check (theme in ('system', 'light', 'dark')),
  time_zone text constraint profiles_time_zone check (length(time_zone) between 1 and 64),
  updated_at timestamptz not null default now()
);

comment on constraint profiles_birth_year on public.profiles is 'A year of birth is between 1900 and today.';
comment on constraint profiles_sex on public.profiles is 'The references know female and male.';
comment on constraint profiles_height on public.profiles is 'A height is between 50 and 280 cm.';
comment on constraint profiles_activity on public.profiles is 'This level of activity is not one of those offered.';
comment on constraint profiles_aim on public.profiles is 'An aim is to lose, keep or gain weight.';
comment on constraint profiles_pace on public.profiles is 'A pace is between 0 and 2 kg a week.';
comment on constraint profiles_goal_weight on public.profiles is 'A goal weight is between 20 and 400 kg.';
comment on constraint profiles_maternity on public.profiles is 'Choose none, pregnant or lactating.';
comment on constraint profiles_allergies on public.profiles is 'You can list at most 50 allergies.';
comment on constraint profiles_dislikes on public.profiles is 'You can list at most 200 dislikes.';
comment on constraint profiles_people on public.profiles is 'Between 1 and 20 people eat at your table.';
comment on constraint profiles_plan_wishes on public.profiles is 'These planner wishes are too long.';
comment on constraint profiles_weight_unit on public.profiles is 'A weight is shown in kg, lb or st.';
comment on constraint profiles_volume_unit on public.profiles is 'A volume is shown in ml or fl oz.';
comment on constraint profiles_height_unit on public.profiles is 'A height is shown in cm or ft and in.';
comment on constraint profiles_energy_unit on public.profiles is 'Energy is shown in kcal or kJ.';
comment on constraint profiles_temperature_unit on public.profiles is 'A temperature is shown in °C or °F.';
comment on constraint profiles_units on public.profiles is 'Recipes measure in their original, metric or US units.';
comment on constraint profiles_theme on public.profiles is 'A theme is system, light or dark.';
comment on constraint profiles_time_zone on public.profiles is 'A time zone has at most 64 characters.';

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select, insert, update, delete on public.profiles to authenticated;

create policy "members read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members write their own profile" on public.profiles
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own profile" on public.profiles
  for delete to authenticated using ((select auth.uid()) = user_id);

create trigger profiles_stamp before update on public.profiles
  for each row execute function private.stamp_change();
