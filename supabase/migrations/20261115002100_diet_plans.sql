-- The diet plan a member is looking at, as the device keeps it.
create table public.diet_plans (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  body jsonb not null
    constraint diet_plans_body check (jsonb_typeof(body) = 'object')
    constraint diet_plans_size check (octet_length(body::text) <= 131072),
  updated_at timestamptz not null default now()
);

comment on constraint diet_plans_body on public.diet_plans is 'A diet plan has another form.';
comment on constraint diet_plans_size on public.diet_plans is 'A diet plan can have at most 128 KB.';

alter table public.diet_plans enable row level security;
revoke all on public.diet_plans from public, anon, authenticated;
grant select, insert, update, delete on public.diet_plans to authenticated;

create policy "members read their own diet plan" on public.diet_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members save their own diet plan" on public.diet_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own diet plan" on public.diet_plans
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own diet plan" on public.diet_plans
  for delete to authenticated using ((select auth.uid()) = user_id);

create trigger diet_plans_stamp before update on public.diet_plans
  for each row execute function private.stamp_change();
