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
