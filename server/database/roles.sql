-- What hosted Supabase provides and the migrations rely on: the request roles, and auth.uid().
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
      if not pg_has_role(current_user, wanted, 'member') then
        execute format('grant %I to current_user', wanted);
      end if;
    exception
      -- Roles belong to the whole server, so another database on it may have created them first.
      when duplicate_object or unique_violation then null;
    end;
  end loop;
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
grant usage on schema auth to anon, authenticated, service_role;

-- Earlier versions logged account events with their addresses. The log is deleted with the account, and so are emails that
-- are waiting or couldn't be sent. Not those to an address that the member only requested, which may belong to somebody
-- else; and none for an account that was never confirmed, because a new sign-up replaces it.
create or replace function auth.forget_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  delete from auth.flow_state where user_id = old.id;
  delete from plateful.outbox
    where old.email_confirmed_at is not null
      and (recipient = old.email or (kind = 'address-change' and recipient = old.email_change));
  return null;
end;
$$;
revoke all on function auth.forget_member from public;
create or replace trigger users_forget_member after delete on auth.users
  for each row execute function auth.forget_member();
