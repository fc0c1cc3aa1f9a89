-- What the accounts need beside the auth tables. Private to the server: no member's role can reach this schema.
create table if not exists plateful.one_time_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change')),
  token_hash text not null unique,
  code_hash text not null,
  -- For a change of address: the new one, and the session that asked, which is kept.
  email text,
  session_id uuid,
  wrong_guesses integer not null default 0,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- Wrong passwords per address, known or unknown, so that both behave alike. Shared by every process.
create table if not exists plateful.sign_in_failures (
  account text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

-- Where an account signed in from before, to tell the owner about a new device once.
create table if not exists plateful.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  primary key (user_id, device)
);

delete from plateful.one_time_codes where expires_at < now() - interval '1 day';
delete from plateful.sign_in_failures where last_at < now() - interval '1 day';
delete from auth.sessions
  where created_at < now() - interval '1 year'
     or greatest(created_at, refreshed_at at time zone 'UTC') < now() - interval '30 days';
delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days';
