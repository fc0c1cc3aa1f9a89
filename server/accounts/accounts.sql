-- Account data beyond Supabase's auth tables. Private to the server: no member's role can access this schema.
create table if not exists plateful.one_time_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null check (purpose in ('signup', 'recovery', 'email_change')),
  token_hash text not null unique,
  code_hash text not null,
  -- For a change of address: the new one, and the session that requested it, which stays signed in.
  email text,
  session_id uuid,
  wrong_guesses integer not null default 0,
  expires_at timestamptz not null,
  -- The browser that requested it. Its guesses are counted apart, so that others can't use them up.
  asked_by text not null default '',
  others_guesses integer not null default 0,
  primary key (user_id, purpose, asked_by)
);
do $$ begin
  if not exists (select from pg_attribute
                 where attrelid = 'plateful.one_time_codes'::regclass and attname = 'asked_by') then
    alter table plateful.one_time_codes
      add column asked_by text not null default '',
      add column others_guesses integer not null default 0,
      drop constraint one_time_codes_pkey,
      add primary key (user_id, purpose, asked_by);
  end if;
end $$;

-- Wrong passwords per address, known or unknown, so that both behave the same, and per browser that the account knows.
-- Shared by all processes.
create table if not exists plateful.sign_in_failures (
  account text primary key,
  failures integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);

-- The browsers an account has signed in from, to notify the owner once about a new device.
create table if not exists plateful.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  primary key (user_id, device)
);
alter table plateful.known_devices add column if not exists used_at timestamptz not null default now();

-- The marks of the browsers an account has signed in from, hashed: see device-marks.ts.
create table if not exists plateful.device_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  mark text not null,
  used_at timestamptz not null default now(),
  primary key (user_id, mark)
);

-- Links that let one person sign up: the host's, and those of a household once somebody signed up with one.
create table if not exists plateful.invitations (
  token_hash bytea primary key,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  from_household boolean not null default false,
  used_by uuid references auth.users (id) on delete set null
);
create index if not exists invitations_used_by on plateful.invitations (used_by);
create index if not exists invitations_created_by on plateful.invitations (created_by);

-- On which Sundays a member was sent their week, so that it is sent once, and the links in those emails that end it.
create table if not exists plateful.week_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  sunday date not null,
  token_hash bytea not null unique,
  primary key (user_id, sunday)
);

-- Operators who gave their password again for the host's page, by session.
create table if not exists plateful.host_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  open_until timestamptz not null
);
