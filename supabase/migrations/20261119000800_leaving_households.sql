-- Whoever goes to another household takes their open invitations away, also when they go by joining it: a link that somebody
-- kept would be a way back in.
create function private.take_invitations_away() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.household_invitations
  where household_id = old.household_id and created_by = new.user_id and used_at is null;
  return null;
end;
$$;
revoke all on function private.take_invitations_away from public, anon, authenticated;

create trigger household_members_take_invitations_away after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.take_invitations_away();

-- As before, without the invitations: the trigger sees to them.
create or replace function private.move_out(member uuid, source uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  profile jsonb;
  target uuid;
begin
  select coalesce(to_jsonb(account) ->> 'raw_user_meta_data', '{}') into profile from auth.users account where id = member;
  target := private.new_household(profile);
  perform private.take_recipes(member, source, target);
  update public.household_members set household_id = target, role = 'owner', joined_at = now() where user_id = member;
  perform private.settle_household(source);
  return target;
end;
$$;

-- Locks the caller's household, whichever it is by the time the lock is held. An account that was deleted meanwhile has
-- none: the loop would never end.
create or replace function private.lock_my_household(member uuid, other uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  household uuid := private.household_of(member);
  seen uuid;
begin
  loop
    perform private.lock_households(household, other);
    select household_id into seen from public.household_members where user_id = member for update;
    if seen is null then
      raise exception 'Not authenticated' using errcode = '42501';
    end if;
    exit when seen = household;
    household := seen;
  end loop;
  return household;
end;
$$;

-- The caller's household, which they cannot leave before this transaction ends. Rows that are written lock it in the same way.
create function private.hold_my_household() returns uuid language plpgsql security definer set search_path = '' as $$
declare
  home uuid;
begin
  loop
    home := public.my_household();
    perform from public.households where id = home for key share;
    exit when home is not distinct from public.my_household();
  end loop;
  return home;
end;
$$;
revoke all on function private.hold_my_household from public, anon, authenticated;

-- As before, except that the household is held: operations that were sent while their sender moved were put into two.
-- Returns the number of the newest operation that is stored. All or nothing: a refused operation is told with its sentence.
-- "household" is the one the device believes to be in; what was meant for another household is not put into this one.
create or replace function public.apply_operations(store text, device uuid, operations jsonb, household uuid default null) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_operations constant integer := 500;
  -- Of some fifty devices.
  most_marks constant integer := 500;
  member uuid := private.signed_in();
  home constant uuid := private.hold_my_household();
  target private.synced_stores;
  operation jsonb;
  mark bigint;
begin
  select * into target from private.synced_stores where table_name = apply_operations.store;
  if target.table_name is null then
    raise exception 'There is nothing of this name to keep in sync.' using hint = 'unknown_store';
  elsif jsonb_typeof(operations) <> 'array' or jsonb_array_length(operations) > most_operations then
    raise exception 'Send a list of at most % changes at once.', most_operations using hint = 'too_many';
  elsif household is not null and household <> home then
    raise exception 'You have moved to another household since.' using hint = 'household_changed';
  end if;
  -- The mark is locked until the end: two tabs of one device wait for each other.
  insert into private.device_marks as marks (user_id, device, table_name)
  values (member, apply_operations.device, target.table_name)
  on conflict (user_id, device, table_name) do update set used_at = now()
  returning seq into mark;
  if mark = 0 then
    delete from private.device_marks marks where marks.user_id = member and (marks.used_at < now() - interval '1 year'
      or (marks.device, marks.table_name) in (
        select oldest.device, oldest.table_name from private.device_marks oldest where oldest.user_id = member
        order by oldest.used_at desc, oldest.device offset most_marks));
  end if;
  for operation in select value from jsonb_array_elements(operations) order by (value ->> 'seq')::bigint loop
    continue when coalesce((operation ->> 'seq')::bigint, 0) <= mark;
    perform private.apply_operation(target, case when target.owner_column = 'user_id' then member else home end, operation);
    mark := (operation ->> 'seq')::bigint;
  end loop;
  update private.device_marks marks set seq = mark
  where marks.user_id = member and marks.device = apply_operations.device and marks.table_name = target.table_name;
  return mark;
end;
$$;
