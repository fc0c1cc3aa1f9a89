-- Undo brings a deleted recipe back under its own number. Its public links, which go with it, come back too: they are
-- set aside for a day. Deleting a link itself still ends it at once.
create table private.removed_recipe_links (
  id uuid primary key,
  household_id uuid not null references public.households (id) on delete cascade,
  recipe_id bigint not null,
  token_hash bytea not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null,
  removed_at timestamptz not null default now()
);

create index removed_recipe_links_recipe on private.removed_recipe_links (household_id, recipe_id);
create index removed_recipe_links_created_by on private.removed_recipe_links (created_by);
create index removed_recipe_links_removed_at on private.removed_recipe_links (removed_at);

create function private.set_links_aside() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.removed_recipe_links where removed_at < now() - interval '1 day';
  -- A household that is being deleted takes its links along for good.
  insert into private.removed_recipe_links (id, household_id, recipe_id, token_hash, created_by, created_at)
  select link.id, link.household_id, link.recipe_id, link.token_hash, link.created_by, link.created_at
  from public.recipe_links link join public.households household on household.id = link.household_id
  where link.household_id = old.household_id and link.recipe_id = old.id;
  return old;
end;
$$;

create function private.bring_links_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with back as (
    delete from private.removed_recipe_links removed
    where removed.household_id = new.household_id and removed.recipe_id = new.id
    returning removed.id, removed.token_hash, removed.created_by, removed.created_at, removed.removed_at
  )
  insert into public.recipe_links (id, household_id, recipe_id, token_hash, created_by, created_at)
  select back.id, new.household_id, new.id, back.token_hash, back.created_by, back.created_at
  from back where back.removed_at > now() - interval '1 day';
  return null;
end;
$$;

revoke all on function private.set_links_aside, private.bring_links_back from public;

create trigger custom_recipes_set_links_aside before delete on public.custom_recipes
  for each row execute function private.set_links_aside();
create trigger custom_recipes_bring_links_back after insert on public.custom_recipes
  for each row execute function private.bring_links_back();
