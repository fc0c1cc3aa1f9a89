-- Public links to collections, as there are to own recipes: only a hash is kept, deleting the row revokes the link, and it ends
-- with its maker's place in the household. A link whose collection is deleted shows nothing, and works again after Undo.
create table public.collection_links (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null references public.households (id) on delete cascade,
  collection_id uuid not null,
  token_hash bytea not null unique,
  created_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index collection_links_collection on public.collection_links (household_id, collection_id);
create index collection_links_created_by on public.collection_links (created_by);
alter table public.collection_links enable row level security;
revoke all on public.collection_links from public, anon, authenticated;
grant select, delete on public.collection_links to authenticated;

create policy "members see the collection links of their household" on public.collection_links
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members revoke the collection links of their household" on public.collection_links
  for delete to authenticated using (household_id = (select public.my_household()));

insert into private.quotas (table_name, owner_column, most_rows, sentence) values
  ('collection_links', 'household_id', 200, 'Your household can have at most 200 public links to collections.');

do $$
declare
  happening record;
begin
  for happening in select * from (values
    ('insert', 'new table as added'),
    ('update', 'new table as added old table as removed'),
    ('delete', 'old table as removed')) as list (name, tables)
  loop
    execute format('create trigger collection_links_count_%1$s after %1$s on public.collection_links referencing %2$s
      for each statement execute function private.count_usage()', happening.name, happening.tables);
    execute format('create trigger collection_links_tell_household_%1$s after %1$s on public.collection_links referencing %2$s
      for each statement execute function private.tell_devices(''household'', ''household_id'')', happening.name, happening.tables);
  end loop;
end
$$;

-- The token is told this once. Whoever makes it can't leave before it is stored, so that leaving ends it too.
create function public.create_collection_link(collection_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  home uuid := private.hold_my_household();
  token text := private.new_token();
begin
  if home is null then
    raise exception 'Not authenticated' using errcode = '42501'; -- the account was deleted meanwhile
  end if;
  delete from public.collection_links link where link.household_id = home and not exists (
    select from public.collections known where known.household_id = home and known.id = link.collection_id);
  if not exists (select from public.collections known
    where known.household_id = home and known.id = create_collection_link.collection_id and known.query is null) then
    raise exception 'This collection is not saved yet.' using hint = 'not_saved';
  end if;
  insert into public.collection_links (household_id, collection_id, token_hash, created_by)
  values (home, create_collection_link.collection_id, private.token_hash(token), member);
  return token;
end;
$$;

create function private.end_collection_links() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.collection_links where household_id = old.household_id and created_by = new.user_id;
  return null;
end;
$$;

create trigger household_members_end_collection_links after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.end_collection_links();

-- The collection behind a link: 30 of its recipes, after the first so many. One of the site's has no body. No names: only the
-- collection was made public. An empty one is one row without a recipe.
create function public.shared_collection(token text, after integer default 0)
returns table (name text, note text, recipes bigint, recipe_id bigint, body jsonb, has_photo boolean, focus_x real, focus_y real)
language sql stable security definer set search_path = '' as $$
  with shared as (
    select collection.household_id, collection.id, collection.name, collection.note, collection.recipe_order
    from public.collection_links link
      join public.collections collection on collection.household_id = link.household_id and collection.id = link.collection_id
    where link.token_hash = private.token_hash(shared_collection.token)
  ), ordered as (
    select place.id, min(place.at) as at from shared, unnest(shared.recipe_order) with ordinality place (id, at) group by place.id
  ), inside as (
    select filed.household_id, filed.recipe_id, own.id is not null as is_own, count(*) over () as recipes,
      row_number() over (order by ordered.at nulls last, own.body ->> 'title', filed.recipe_id) as place
    from shared
      join public.tags filed on filed.household_id = shared.household_id and shared.id = any (filed.collection_ids)
      left join public.custom_recipes own on own.household_id = filed.household_id and own.id = filed.recipe_id
      left join ordered on ordered.id = filed.recipe_id
    where own.id is not null or filed.recipe_id <= 2147483648
  ), page as (
    select * from inside where place > shared_collection.after order by place limit 30
  )
  select shared.name, shared.note, coalesce(page.recipes, 0), page.recipe_id,
    own.body - '{versions,savedAt,basedOn}'::text[], photo.recipe_id is not null, photo.focus_x, photo.focus_y
  from shared
    left join page on true
    left join public.custom_recipes own on page.is_own and own.household_id = page.household_id and own.id = page.recipe_id
    left join public.recipe_photos photo
      on page.is_own and photo.household_id = page.household_id and photo.recipe_id = page.recipe_id
  order by page.place
$$;

-- One own recipe in it, as shared_recipe() shows one.
create function public.shared_collection_recipe(token text, recipe_id bigint)
returns table (id bigint, body jsonb, updated_at timestamptz, photo text, photo_type text, focus_x real, focus_y real)
language sql stable security definer set search_path = '' as $$
  select recipe.id, recipe.body - '{versions,savedAt,basedOn}'::text[], recipe.updated_at,
    translate(encode(photo.bytes, 'base64'), e'\n', ''), photo.content_type, photo.focus_x, photo.focus_y
  from public.collection_links link
    join public.collections collection on collection.household_id = link.household_id and collection.id = link.collection_id
    join public.tags filed on filed.household_id = link.household_id
      and filed.recipe_id = shared_collection_recipe.recipe_id and collection.id = any (filed.collection_ids)
    join public.custom_recipes recipe on recipe.household_id = link.household_id and recipe.id = filed.recipe_id
    left join public.recipe_photos photo on photo.household_id = recipe.household_id and photo.recipe_id = recipe.id
  where link.token_hash = private.token_hash(shared_collection_recipe.token)
$$;

revoke all on function public.create_collection_link, public.shared_collection, public.shared_collection_recipe,
  private.end_collection_links from public, anon, authenticated;
grant execute on function public.create_collection_link to authenticated;
grant execute on function public.shared_collection, public.shared_collection_recipe to anon, authenticated;
