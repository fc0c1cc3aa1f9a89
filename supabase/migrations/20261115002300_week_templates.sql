-- Weeks worth repeating, saved by name. Meals are kept by weekday, in the shape the scheduler writes.
create table public.week_templates (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null constraint week_templates_template_name check (length(btrim(name)) > 0 and length(name) <= 100),
  meals jsonb not null
    constraint week_templates_meals check (jsonb_typeof(meals) = 'array')
    constraint week_templates_size check (octet_length(meals::text) <= 65536),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, id)
);

comment on constraint week_templates_template_name on public.week_templates is 'A template’s name has between 1 and 100 characters.';
comment on constraint week_templates_meals on public.week_templates is 'A template holds a list of meals.';
comment on constraint week_templates_size on public.week_templates is 'A template can have at most 64 KB.';

create index week_templates_created_by on public.week_templates (created_by);
alter table public.week_templates enable row level security;
revoke all on public.week_templates from public, anon, authenticated;
grant select, insert, update, delete on public.week_templates to authenticated;

create policy "members read their household's templates" on public.week_templates
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to their household's templates" on public.week_templates
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change their household's templates" on public.week_templates
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove from their household's templates" on public.week_templates
  for delete to authenticated using (household_id = (select public.my_household()));

create trigger week_templates_stamp before insert or update on public.week_templates
  for each row execute function private.stamp_author();
