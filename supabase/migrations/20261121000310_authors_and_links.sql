-- Who added or planned something stays known for as long as their account exists. Before, anybody in the household could
-- write null over another member's name; its author then left the household without their recipe.
create function private.has_account(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users where id = has_account.member)
$$;
revoke all on function private.has_account from public, anon, authenticated;

create or replace function private.stamp_author() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or (tg_op = 'UPDATE' and new.household_id <> old.household_id) then
    return new;
  end if;
  new.updated_at := now();
  if tg_op = 'INSERT' then new.created_by := auth.uid();
  -- Null is written when the author's account is deleted; the account is gone by then.
  elsif new.created_by is not null or private.has_account(old.created_by) then new.created_by := old.created_by; end if;
  return new;
end;
$$;

create or replace function private.stamp_shopping_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Without a signed-in member it is the database at work, for example when an account is deleted.
  if auth.uid() is null or (tg_op = 'UPDATE' and new.household_id <> old.household_id) then
    return new;
  end if;
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.added_by := auth.uid();
    new.created_at := now();
    new.checked_by := case when new.checked then auth.uid() end;
  else
    new.created_at := old.created_at;
    if new.added_by is not null or private.has_account(old.added_by) then new.added_by := old.added_by; end if;
    if new.checked <> old.checked then new.checked_by := case when new.checked then auth.uid() end;
    elsif new.checked_by is not null or private.has_account(old.checked_by) then new.checked_by := old.checked_by; end if;
  end if;
  return new;
end;
$$;

-- With higher rights, to see whether the account is gone.
create or replace function private.stamp_planned_meal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from old.user_id and (new.user_id is not null or private.has_account(old.user_id)) then
    raise exception 'new row violates row-level security: who planned a meal cannot be changed' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end;
$$;

-- As before, except that the links of deleted recipes count too: they are kept for a day, in case the deletion is undone,
-- and links and recipes could be made and deleted without end. Deleting a recipe is never refused.
create or replace function public.create_recipe_link(recipe_id bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  home uuid := private.hold_my_household();
  token text := private.new_token();
  quota private.quotas;
  links integer;
begin
  if home is null then
    raise exception 'Not authenticated' using errcode = '42501'; -- the account was deleted meanwhile
  end if;
  insert into public.recipe_links (household_id, recipe_id, token_hash, created_by)
  values (home, create_recipe_link.recipe_id, private.token_hash(token), member);
  delete from private.removed_recipe_links where household_id = home and removed_at < now() - interval '1 day';
  -- After the insert, which holds the household's counter until the end.
  select * into quota from private.quotas where table_name = 'recipe_links';
  select (select count(*) from public.recipe_links where household_id = home)
    + (select count(*) from private.removed_recipe_links where household_id = home) into links;
  if links > quota.most_rows then
    raise exception '% The links of recipes that were deleted today count too.', quota.sentence using hint = 'quota';
  end if;
  return token;
end;
$$;
