-- Water a member drank, one row a pour. A trigger keeps the day's total.
create table public.water_logs (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null constraint water_logs_date check (date between '2000-01-01' and '2100-12-31'),
  amount_ml integer not null constraint water_logs_amount check (amount_ml between 1 and 10000)
);

comment on constraint water_logs_date on public.water_logs is 'A day is between the years 2000 and 2100.';
comment on constraint water_logs_amount on public.water_logs is 'An amount of water is between 1 and 10,000 ml.';

create index water_logs_user_date on public.water_logs (user_id, date);
alter table public.water_logs enable row level security;
revoke all on public.water_logs from public, anon, authenticated;
grant select, insert, update, delete on public.water_logs to authenticated;

create policy "members read their own water" on public.water_logs
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members log their own water" on public.water_logs
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members correct their own water" on public.water_logs
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own water" on public.water_logs
  for delete to authenticated using ((select auth.uid()) = user_id);

-- The row has passed the policies above, so its user_id is the member's own.
create function private.keep_day_of_water() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.take_from_day(old.user_id, old.date, 0, 0, 0, 0, old.amount_ml);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.add_to_day(new.user_id, new.date, 0, 0, 0, 0, new.amount_ml);
  end if;
  return null;
end;
$$;
revoke all on function private.keep_day_of_water from public, anon, authenticated;

create trigger water_logs_keep_day after insert or update or delete on public.water_logs
  for each row execute function private.keep_day_of_water();
