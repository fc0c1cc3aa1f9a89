-- What a member weighed, one row a day.
create table public.weight_logs (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null constraint weight_logs_date check (date between '2000-01-01' and '2100-12-31'),
  weight_kg numeric(6, 2) not null constraint weight_logs_weight check (weight_kg > 0 and weight_kg <= 700),
  primary key (user_id, date)
);

comment on constraint weight_logs_date on public.weight_logs is 'A day is between the years 2000 and 2100.';
comment on constraint weight_logs_weight on public.weight_logs is 'A weight is more than 0 and at most 700 kg.';

alter table public.weight_logs enable row level security;
revoke all on public.weight_logs from public, anon, authenticated;
grant select, insert, update, delete on public.weight_logs to authenticated;

create policy "members read their own weight" on public.weight_logs
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members log their own weight" on public.weight_logs
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members correct their own weight" on public.weight_logs
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own weight" on public.weight_logs
  for delete to authenticated using ((select auth.uid()) = user_id);
