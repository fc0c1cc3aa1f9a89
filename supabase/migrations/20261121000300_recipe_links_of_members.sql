-- A public link ends with its maker's place in the household, as an open invitation does: whoever left or was removed kept
-- reading the household's recipe through it, with every later change and the photo.
create function private.end_recipe_links() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.recipe_links where household_id = old.household_id and created_by = new.user_id;
  delete from private.removed_recipe_links where household_id = old.household_id and created_by = new.user_id;
  return null;
end;
$$;

create trigger household_members_end_recipe_links after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.end_recipe_links();

-- Before the account, because its foreign keys would take the maker's name off the links first.
create function private.end_recipe_links_of_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.recipe_links where created_by = old.id;
  delete from private.removed_recipe_links where created_by = old.id;
  return old;
end;
$$;

create trigger users_end_recipe_links before delete on auth.users
  for each row execute function private.end_recipe_links_of_account();

revoke all on function private.end_recipe_links, private.end_recipe_links_of_account from public, anon, authenticated;

-- As before, except that the maker stays in the household until the link is stored: one that was made at the moment of
-- leaving would be missed by the trigger.
create or replace function public.create_recipe_link(recipe_id bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  home uuid := private.hold_my_household();
  token text := private.new_token();
begin
  if home is null then
    raise exception 'Not authenticated' using errcode = '42501'; -- the account was deleted meanwhile
  end if;
  insert into public.recipe_links (household_id, recipe_id, token_hash, created_by)
  values (home, create_recipe_link.recipe_id, private.token_hash(token), member);
  return token;
end;
$$;

-- As before, except that a link only comes back while its maker lives here: a recipe that was deleted while they left could
-- still set the link aside.
create or replace function private.bring_links_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with back as (
    delete from private.removed_recipe_links removed
    where removed.household_id = new.household_id and removed.recipe_id = new.id
    returning removed.id, removed.token_hash, removed.created_by, removed.created_at, removed.removed_at
  )
  insert into public.recipe_links (id, household_id, recipe_id, token_hash, created_by, created_at)
  select back.id, new.household_id, new.id, back.token_hash, back.created_by, back.created_at
  from back join public.household_members member
    on member.user_id = back.created_by and member.household_id = new.household_id
  where back.removed_at > now() - interval '1 day';
  return null;
end;
$$;

-- Those of people who are gone already.
delete from public.recipe_links link where not exists (
  select from public.household_members member
  where member.user_id = link.created_by and member.household_id = link.household_id
);
