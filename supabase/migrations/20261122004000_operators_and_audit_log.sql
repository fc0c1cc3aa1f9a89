-- Members who may open the host's page. Rows are written by `npm run operator`, or by the database's owner.
create table public.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.operators enable row level security;
revoke all on public.operators from public, anon, authenticated;
grant select on public.operators to authenticated;
create policy "operators see that they are operators" on public.operators
  for select to authenticated using ((select auth.uid()) = user_id);

-- Who did what to whose account. No names or addresses: once an account is deleted, its rows say nothing about a person.
create table public.audit_log (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  -- Null for the host at the command line.
  actor_id uuid,
  user_id uuid,
  action text not null check (action ~ '^[a-z-]{1,40}$'),
  detail text not null default '' check (length(detail) <= 100)
);

create index audit_log_member on public.audit_log (user_id, id);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated;
grant select on public.audit_log to authenticated;
create policy "members see what was done to their account" on public.audit_log
  for select to authenticated using ((select auth.uid()) = user_id);

create function private.keep_audit_log() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'Rows of the audit log can’t be changed or removed.' using errcode = '42501';
end;
$$;
revoke all on function private.keep_audit_log from public, anon, authenticated;

create trigger audit_log_keep before update or delete on public.audit_log
  for each row execute function private.keep_audit_log();
create trigger audit_log_keep_all before truncate on public.audit_log
  for each statement execute function private.keep_audit_log();

-- Rows are only ever added. The application's own role gives up the right to do anything else, and a trigger stops a
-- superuser, whom rights don't stop.
do $$
declare
  everyone text;
begin
  for everyone in select rolname from pg_roles where rolname in (current_user, 'service_role') loop
    execute format('revoke update, delete, truncate, references, trigger on public.audit_log from %I', everyone);
  end loop;
end;
$$;
