-- How a household ends. Two people who delete their accounts at the same moment wait for each other, so that the second one
-- sees that nobody is left, and the household goes too. Whoever leaves or is removed takes their open invitations away.
create or replace function private.settle_household(household uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform from public.households where id = household for update;
  if not exists (select from public.household_members where household_id = household) then
    delete from public.households where id = household;
  elsif not exists (select from public.household_members where household_id = household and role = 'owner') then
    update public.household_members set role = 'owner' where user_id = (
      select user_id from public.household_members where household_id = household order by joined_at, user_id limit 1
    );
  end if;
end;
$$;

create or replace function public.delete_my_account(current_password text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := auth.uid();
  stored text;
  matches boolean := true;
begin
  if member is null then
    raise exception 'Not authenticated' using errcode = '42501';
  end if;
  select encrypted_password into stored from auth.users where id = member;
  if coalesce(stored, '') <> '' and to_regprocedure('extensions.crypt(text, text)') is not null then
    execute 'select extensions.crypt($1, $2) = $2' into matches using coalesce(current_password, ''), stored;
  end if;
  if not coalesce(matches, false) then
    raise exception 'That is not your current password.' using errcode = '42501';
  end if;
  perform private.lock_my_household(member);
  delete from auth.users where id = member;
end;
$$;

-- Moves somebody into a household of their own. The caller holds the lock on the old one.
create or replace function private.move_out(member uuid, source uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  profile jsonb;
  target uuid;
begin
  select coalesce(to_jsonb(account) ->> 'raw_user_meta_data', '{}') into profile from auth.users account where id = member;
  target := private.new_household(profile);
  perform private.take_recipes(member, source, target);
  -- A link that somebody kept would be a way back in.
  delete from public.household_invitations where household_id = source and created_by = member and used_at is null;
  update public.household_members set household_id = target, role = 'owner', joined_at = now() where user_id = member;
  perform private.settle_household(source);
  return target;
end;
$$;
