-- Links into a household: each good for one person and seven days. Only a hash is kept, so that nobody who reads this
-- table can join with what stands in it.
create table public.household_invitations (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null references public.households (id) on delete cascade,
  token_hash bytea not null unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  used_at timestamptz,
  used_by uuid references auth.users (id) on delete set null
);

create index household_invitations_household on public.household_invitations (household_id);
create index household_invitations_created_by on public.household_invitations (created_by);
create index household_invitations_used_by on public.household_invitations (used_by);
alter table public.household_invitations enable row level security;
revoke all on public.household_invitations from public, anon, authenticated;
grant select, delete on public.household_invitations to authenticated;

create policy "members see the invitations of their household" on public.household_invitations
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members withdraw the invitations of their household" on public.household_invitations
  for delete to authenticated using (household_id = (select public.my_household()));

-- 122 random bits in 22 characters that need no escaping in an address.
create function private.new_token() returns text language sql volatile set search_path = '' as $$
  select translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_')
$$;

create function private.token_hash(token text) returns bytea language sql immutable strict set search_path = '' as $$
  select sha256(convert_to(token, 'UTF8'))
$$;

create function private.signed_in() returns uuid language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Not authenticated' using errcode = '42501';
  end if;
  return auth.uid();
end;
$$;

-- The token is told this once.
create function public.create_invitation() returns text language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  token text := private.new_token();
begin
  delete from public.household_invitations where household_id = public.my_household() and expires_at < now() - interval '30 days';
  insert into public.household_invitations (household_id, token_hash, created_by)
  values (public.my_household(), private.token_hash(token), member);
  return token;
end;
$$;

-- What the page says before somebody joins. Names only while the invitation is open: an old link tells nothing.
create function public.invitation_preview(token text)
returns table (status text, household_name text, invited_by text, members integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  found public.household_invitations;
begin
  perform private.signed_in();
  select * into found from public.household_invitations where token_hash = private.token_hash(invitation_preview.token);
  if found.household_id = public.my_household() then
    status := 'joined';
  elsif found.id is null then
    status := 'unknown';
  elsif found.used_at is not null then
    status := 'used';
  elsif found.expires_at <= now() then
    status := 'expired';
  else
    status := 'open';
  end if;
  if status in ('open', 'joined') then
    select household.name, inviter.name, (select count(*) from public.household_members m where m.household_id = household.id)
    into household_name, invited_by, members
    from public.households household left join public.household_members inviter
      on inviter.user_id = found.created_by and inviter.household_id = household.id
    where household.id = found.household_id;
  end if;
  return next;
end;
$$;

revoke all on function private.new_token, private.token_hash, private.signed_in from public, anon, authenticated;
revoke all on function public.create_invitation, public.invitation_preview from public, anon, authenticated;
grant execute on function public.create_invitation, public.invitation_preview to authenticated;
