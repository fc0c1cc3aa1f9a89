-- Joining, leaving, removing and handing over. Each locks the households it touches first, in the order of their ids:
-- who moves at the same moment waits, and nobody waits for each other. Rows being written hold a key lock on their
-- household through their foreign key, so a move also waits for them.
create function private.lock_households(one uuid, other uuid default null) returns void
language sql security definer set search_path = '' as $$
  select count(*) from (
    select id from public.households where id in (one, other) order by id for update
  ) locked
$$;

-- A member's own recipes go along. Somebody who was alone takes everything named here; others keep what stays behind.
create function private.take_recipes(member uuid, source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.household_members where household_id = source and user_id <> member) then
    -- Photos and links follow through their foreign keys. What the target has already keeps its place.
    update public.custom_recipes recipe set household_id = target
    where recipe.household_id = source
      and not exists (select from public.custom_recipes other where other.household_id = target and other.id = recipe.id);
    return;
  end if;
  insert into public.custom_recipes (household_id, id, body, created_by, created_at, updated_at)
  select target, id, body, created_by, created_at, updated_at from public.custom_recipes
  where household_id = source and created_by = member
  on conflict do nothing;
  insert into public.recipe_photos (household_id, recipe_id, bytes, content_type, width, height, focus_x, focus_y, updated_at)
  select target, photo.recipe_id, bytes, content_type, width, height, focus_x, focus_y, photo.updated_at
  from public.recipe_photos photo
    join public.custom_recipes recipe on recipe.household_id = photo.household_id and recipe.id = photo.recipe_id
  where photo.household_id = source and recipe.created_by = member
  on conflict do nothing;
end;
$$;

-- The list, the plan, what is at home and the templates of somebody who lived alone.
create function private.take_kitchen(source uuid, target uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.shopping_items item set household_id = target where household_id = source
    and not exists (select from public.shopping_items other where other.household_id = target and other.id = item.id);
  update public.meal_schedules set household_id = target where household_id = source;
  update public.pantry_items item set household_id = target where household_id = source
    and not exists (select from public.pantry_items other where other.household_id = target and other.id = item.id);
  update public.week_templates template set household_id = target where household_id = source
    and not exists (select from public.week_templates other where other.household_id = target and other.id = template.id);
end;
$$;

-- Moves somebody into a household of their own. The caller holds the lock on the old one.
create function private.move_out(member uuid, source uuid) returns uuid
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

create function private.household_of(member uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select household_id from public.household_members where user_id = member
$$;

-- Locks the caller's household, whichever it is by the time the lock is held.
create function private.lock_my_household(member uuid, other uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  household uuid := private.household_of(member);
  seen uuid;
begin
  loop
    perform private.lock_households(household, other);
    select household_id into seen from public.household_members where user_id = member for update;
    exit when seen = household;
    household := seen;
  end loop;
  return household;
end;
$$;

-- Returns the household joined. Asking again after joining changes nothing: the answer may have been lost on its way.
create function public.join_household(token text, bring boolean default false) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  most_members constant integer := 12;
  member uuid := private.signed_in();
  invitation public.household_invitations;
  home uuid;
begin
  select * into invitation from public.household_invitations where token_hash = private.token_hash(join_household.token);
  if invitation.id is null then
    raise exception 'This invitation does not exist. Ask for a new link.' using hint = 'invitation_unknown';
  end if;
  home := private.lock_my_household(member, invitation.household_id);
  if home = invitation.household_id then
    return home;
  end if;
  -- Read again: it may have been used or withdrawn while we waited for the lock.
  select * into invitation from public.household_invitations where id = invitation.id for update;
  if invitation.id is null then
    raise exception 'This invitation does not exist. Ask for a new link.' using hint = 'invitation_unknown';
  elsif invitation.used_at is not null then
    raise exception 'This invitation was used already. Ask for a new link.' using hint = 'invitation_used';
  elsif invitation.expires_at <= now() then
    raise exception 'This invitation has expired. Ask for a new link.' using hint = 'invitation_expired';
  elsif (select count(*) from public.household_members where household_id = invitation.household_id) >= most_members then
    raise exception 'A household can have at most % members.', most_members using hint = 'household_full';
  end if;
  perform private.take_recipes(member, home, invitation.household_id);
  if bring and not exists (select from public.household_members where household_id = home and user_id <> member) then
    perform private.take_kitchen(home, invitation.household_id);
  end if;
  update public.household_members set household_id = invitation.household_id, role = 'member', joined_at = now()
  where user_id = member;
  update public.household_invitations set used_at = now(), used_by = member where id = invitation.id;
  perform private.settle_household(home);
  return invitation.household_id;
end;
$$;

-- Returns the household of one's own that one moved into.
create function public.leave_household() returns uuid language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  home uuid := private.lock_my_household(member);
begin
  if not exists (select from public.household_members where household_id = home and user_id <> member) then
    raise exception 'You are alone in your household already.' using hint = 'already_alone';
  end if;
  return private.move_out(member, home);
end;
$$;

-- Locks the household and says which it is, if the caller owns it and the other one lives in it.
create function private.lock_owned_household(other uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  home uuid := private.lock_my_household(member);
begin
  if not exists (select from public.household_members where user_id = member and role = 'owner') then
    raise exception 'Only the owner of the household can do this.' using hint = 'owner_only';
  elsif other = member or not exists (select from public.household_members where user_id = other and household_id = home) then
    raise exception 'This person is not another member of your household.' using hint = 'not_a_member';
  end if;
  return home;
end;
$$;

create function public.remove_member(member uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  home uuid := private.lock_owned_household(member);
begin
  perform private.move_out(member, home);
end;
$$;

create function public.hand_over(member uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  home uuid := private.lock_owned_household(member);
begin
  update public.household_members set role = 'member' where household_id = home and role = 'owner';
  update public.household_members set role = 'owner' where user_id = member;
end;
$$;

revoke all on function private.lock_households, private.take_recipes, private.take_kitchen, private.move_out,
  private.household_of, private.lock_my_household, private.lock_owned_household from public, anon, authenticated;
revoke all on function public.join_household, public.leave_household, public.remove_member, public.hand_over
  from public, anon, authenticated;
grant execute on function public.join_household, public.leave_household, public.remove_member, public.hand_over
  to authenticated;
