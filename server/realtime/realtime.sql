-- The part of hosted Supabase's "realtime" schema that the migrations use, for our own databases. Left alone if it
-- already exists.
do $setup$
begin
  if to_regclass('realtime.messages') is not null then
    return;
  end if;

  create schema realtime;
  grant usage on schema realtime to anon, authenticated, service_role;

  -- Always empty: to check whether somebody may join a topic, a row is inserted and rolled back.
  create table realtime.messages (
    id uuid primary key default gen_random_uuid(),
    topic text not null,
    extension text not null,
    event text,
    payload jsonb,
    private boolean not null default true,
    inserted_at timestamptz not null default now()
  );
  alter table realtime.messages enable row level security;
  revoke all on realtime.messages from public;
  grant select on realtime.messages to anon, authenticated;

  create function realtime.topic() returns text language sql stable set search_path = '' as $$
    select nullif(current_setting('realtime.topic', true), '')
  $$;

  -- Every server process listens on this channel and passes messages on to its sockets.
  create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language sql set search_path = '' as $$
    select pg_notify('realtime', jsonb_build_object('topic', topic, 'event', event, 'payload', payload, 'private', private)::text)
  $$;
  revoke all on function realtime.send from public;

  -- Whether the policies let a member read a topic: checked with a row that is rolled back, together with the identity
  -- assumed for it.
  create function realtime.may_listen(member uuid, wanted text) returns boolean
  language plpgsql set search_path = '' as $$
  declare
    probe uuid := gen_random_uuid();
    seen boolean;
  begin
    insert into realtime.messages (id, topic, extension) values (probe, wanted, 'broadcast');
    perform set_config('request.jwt.claim.sub', member::text, true),
      set_config('request.jwt.claim.role', 'authenticated', true),
      set_config('request.jwt.claims', jsonb_build_object('sub', member, 'role', 'authenticated')::text, true),
      set_config('realtime.topic', wanted, true),
      set_config('role', 'authenticated', true);
    seen := exists (select from realtime.messages where id = probe);
    raise exception using errcode = 'RT000';
  exception when sqlstate 'RT000' then
    return seen;
  end
  $$;
  revoke all on function realtime.may_listen from public;

  -- Closes a session's channels as soon as it is signed out or revoked.
  create function realtime.session_ended() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    perform pg_notify('realtime_sessions', old.id::text);
    return null;
  end
  $$;
  revoke all on function realtime.session_ended from public;
  create trigger sessions_tell_realtime after delete on auth.sessions
    for each row execute function realtime.session_ended();
end
$setup$;
