-- What a hosted Supabase project has before the first migration, according to its documentation, as far as our
-- migrations touch it: the roles, "auth" and "realtime" owned by others, and a "postgres" that isn't a superuser.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'supabase_realtime_admin'] loop
    if not exists (select from pg_roles where rolname = wanted) then execute format('create role %I nologin noinherit', wanted); end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'hosted_postgres') then
    create role hosted_postgres login nosuperuser createrole;
    grant anon, authenticated, service_role, supabase_realtime_admin to hosted_postgres;
  end if;
end
$$;
alter role service_role bypassrls;

grant create on schema public to hosted_postgres;
grant usage on schema public to anon, authenticated, service_role;
-- Hosted Supabase grants everything by default. The migrations have to revoke it.
alter default privileges for role hosted_postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role hosted_postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role hosted_postgres in schema public grant all on sequences to anon, authenticated, service_role;
do $$ begin execute format('grant create on database %I to hosted_postgres', current_database()); end $$;

create schema extensions;
grant usage on schema extensions to public;
create extension pgcrypto schema extensions;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, hosted_postgres;
create table auth.users (
  id uuid primary key,
  aud varchar(255),
  role varchar(255),
  email varchar(255),
  encrypted_password varchar(255),
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  refreshed_at timestamp,
  user_agent text,
  tag text
);
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
grant all on auth.users, auth.sessions to hosted_postgres with grant option;
alter role hosted_postgres bypassrls;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')
  )::uuid
$$;
alter function auth.uid owner to supabase_auth_admin;

create schema realtime authorization supabase_realtime_admin;
grant usage on schema realtime to anon, authenticated, service_role, hosted_postgres;
create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
) partition by range (inserted_at);
create table realtime.messages_today partition of realtime.messages default;
alter table realtime.messages enable row level security;
alter table realtime.messages owner to supabase_realtime_admin;
grant select, insert, update on realtime.messages to anon, authenticated, service_role, hosted_postgres;
create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  execute format('set local realtime.topic to %L', topic);
  insert into realtime.messages (payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end;
$$;
alter function realtime.topic owner to supabase_realtime_admin;
alter function realtime.send owner to supabase_realtime_admin;
