-- A household shares a list, a plan and recipes. Every member belongs to exactly one, at first alone in it.
create table public.households (
  id uuid primary key default gen_random_uuid(),
  name text not null default 'My household'
    constraint households_name check (name = btrim(name) and length(name) between 1 and 60),
  created_at timestamptz not null default now()
);

comment on constraint households_name on public.households is 'A household’s name has between 1 and 60 characters.';

create table public.household_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  household_id uuid not null references public.households (id),
  -- What the others see beside an item: they cannot read the account.
  name text not null default 'Member'
    constraint household_members_name check (name = btrim(name) and length(name) between 1 and 60),
  role text not null default 'owner' constraint household_members_role check (role in ('owner', 'member')),
  joined_at timestamptz not null default now()
);

comment on constraint household_members_name on public.household_members is 'Your name has between 1 and 60 characters.';
comment on constraint household_members_role on public.household_members is 'Somebody in a household is its owner or a member.';

create index household_members_household on public.household_members (household_id);
create unique index household_members_one_owner on public.household_members (household_id) where role = 'owner';

-- Used by every policy on shared rows. It reads past the policies, which would otherwise ask themselves.
create function public.my_household() returns uuid language sql stable security definer set search_path = '' as $$
  select household_id from public.household_members where user_id = (select auth.uid())
$$;
revoke all on function public.my_household from public, anon, authenticated;
grant execute on function public.my_household to authenticated;

alter table public.households enable row level security;
revoke all on public.households from public, anon, authenticated;
grant select, update (name) on public.households to authenticated;

create policy "members read their own household" on public.households
  for select to authenticated using (id = (select public.my_household()));
create policy "members rename their own household" on public.households
  for update to authenticated using (id = (select public.my_household())) with check (id = (select public.my_household()));

alter table public.household_members enable row level security;
revoke all on public.household_members from public, anon, authenticated;
grant select, update (name) on public.household_members to authenticated;

create policy "members see who is in their household" on public.household_members
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members change the name they are shown by" on public.household_members
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- The name from the sign-up form, as far as it fits.
create function private.name_of(profile jsonb) returns text language sql immutable set search_path = '' as $$
  select coalesce(nullif(left(btrim(coalesce(profile ->> 'first_name', '') || ' ' || coalesce(profile ->> 'last_name', '')), 60), ''), 'Member')
$$;

create function private.new_household(profile jsonb) returns uuid language sql security definer set search_path = '' as $$
  insert into public.households (name)
  values (coalesce(nullif(left(btrim(profile ->> 'first_name'), 40), '') || '’s household', 'My household'))
  returning id
$$;

create function private.give_household() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  profile jsonb := coalesce(to_jsonb(new) ->> 'raw_user_meta_data', '{}');
begin
  insert into public.household_members (user_id, household_id, name)
  values (new.id, private.new_household(profile), btrim(private.name_of(profile)));
  return null;
end;
$$;

create trigger users_give_household after insert on auth.users
  for each row execute function private.give_household();

-- After somebody has gone: an empty household goes too, and one without an owner gets its oldest member.
create function private.settle_household(household uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.household_members where household_id = household) then
    delete from public.households where id = household;
  elsif not exists (select from public.household_members where household_id = household and role = 'owner') then
    update public.household_members set role = 'owner' where user_id = (
      select user_id from public.household_members where household_id = household order by joined_at, user_id limit 1
    );
  end if;
end;
$$;

create function private.settle_after_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_household(old.household_id);
  return null;
end;
$$;

create trigger household_members_settle after delete on public.household_members
  for each row execute function private.settle_after_account();

revoke all on function private.name_of, private.new_household, private.give_household, private.settle_household,
  private.settle_after_account from public, anon, authenticated;

-- Those who joined before there were households.
do $$
declare
  account record;
begin
  for account in select to_jsonb(users) as row, id from auth.users order by created_at loop
    insert into public.household_members (user_id, household_id, name)
    values (
      account.id,
      private.new_household(coalesce(account.row ->> 'raw_user_meta_data', '{}')::jsonb),
      btrim(private.name_of(coalesce(account.row ->> 'raw_user_meta_data', '{}')::jsonb))
    );
  end loop;
end
$$;
