-- How a household files its recipes, its own and the site's alike: a row per recipe with its tags and the collections it
-- is in, so that two people who file different recipes never overwrite each other.
create table public.tags (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  recipe_id bigint not null constraint tags_recipe check (recipe_id between 1 and 9007199254740991),
  names text[] not null default '{}'
    constraint tags_names check (cardinality(names) <= 50 and array_position(names, null) is null)
    constraint tags_size check (octet_length(array_to_string(names, '')) <= 4000),
  -- A deleted collection's number stays, so that undoing the deletion brings its recipes back.
  collection_ids uuid[] not null default '{}'
    constraint tags_collections check (cardinality(collection_ids) <= 50 and array_position(collection_ids, null) is null),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, recipe_id)
);

create table public.collections (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  id uuid not null,
  name text not null
    constraint collections_name check (btrim(name) <> '')
    constraint collections_name_length check (length(name) <= 100),
  note text not null default '' constraint collections_note check (length(note) <= 2000),
  position double precision not null default 0,
  -- The recipe whose picture it shows; null for that of its first recipe.
  picture_id bigint,
  -- Its recipes in the order somebody gave them. One that isn't named here comes after these.
  recipe_order bigint[] not null default '{}' constraint collections_order check (cardinality(recipe_order) <= 5000),
  -- A smart collection: the saved search that fills it.
  query jsonb
    constraint collections_query check (query is null or jsonb_typeof(query) = 'object')
    constraint collections_query_size check (octet_length(query::text) <= 4096),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, id)
);

comment on constraint tags_recipe on public.tags is 'This is not the number of a recipe.';
comment on constraint tags_names on public.tags is 'A recipe can have at most 50 tags.';
comment on constraint tags_size on public.tags is 'The tags of this recipe are too long.';
comment on constraint tags_collections on public.tags is 'A recipe can be in at most 50 collections.';
comment on constraint collections_name on public.collections is 'A collection needs a name.';
comment on constraint collections_name_length on public.collections is 'A collection’s name has at most 100 characters.';
comment on constraint collections_note on public.collections is 'A collection’s note has at most 2,000 characters.';
comment on constraint collections_order on public.collections is 'A collection can have at most 5,000 recipes.';
comment on constraint collections_query on public.collections is 'This is not a search.';
comment on constraint collections_query_size on public.collections is 'This search is too long.';

insert into private.quotas (table_name, owner_column, most_rows, sentence) values
  ('tags', 'household_id', 5000, 'Your household can tag and collect at most 5,000 recipes.'),
  ('collections', 'household_id', 200, 'Your household can have at most 200 collections.');

insert into private.synced_stores values
  ('tags', 'household_id', '{recipe_id}', '{names,collection_ids}'),
  ('collections', 'household_id', '{id}', '{name,note,position,picture_id,recipe_order,query}');

do $$
declare
  filed text;
  happening record;
begin
  foreach filed in array array['tags', 'collections'] loop
    execute format('create index %1$s_created_by on public.%1$I (created_by)', filed);
    execute format('alter table public.%I enable row level security', filed);
    execute format('revoke all on public.%I from public, anon, authenticated', filed);
    execute format('grant select, insert, update, delete on public.%I to authenticated', filed);
    execute format('create policy "members read their household''s %1$s" on public.%1$I
      for select to authenticated using (household_id = (select public.my_household()))', filed);
    execute format('create policy "members add to their household''s %1$s" on public.%1$I
      for insert to authenticated with check (household_id = (select public.my_household()))', filed);
    execute format('create policy "members change their household''s %1$s" on public.%1$I
      for update to authenticated using (household_id = (select public.my_household()))
      with check (household_id = (select public.my_household()))', filed);
    execute format('create policy "members remove from their household''s %1$s" on public.%1$I
      for delete to authenticated using (household_id = (select public.my_household()))', filed);
    execute format('create trigger %1$s_stamp before insert or update on public.%1$I
      for each row execute function private.stamp_author()', filed);
    for happening in select * from (values
      ('insert', 'new table as added'),
      ('update', 'new table as added old table as removed'),
      ('delete', 'old table as removed')) as list (name, tables)
    loop
      execute format('create trigger %1$s_count_%2$s after %2$s on public.%1$I referencing %3$s
        for each statement execute function private.count_usage()', filed, happening.name, happening.tables);
      execute format('create trigger %1$s_tell_household_%2$s after %2$s on public.%1$I referencing %3$s
        for each statement execute function private.tell_devices(''household'', ''household_id'')',
        filed, happening.name, happening.tables);
    end loop;
  end loop;
end
$$;

-- Who moves takes what they filed along, as their own recipes come along: everything if they lived alone, otherwise what
-- they made themselves, and what is said of recipes that are theirs. What the new household says of a recipe stays.
create function private.take_library() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  lived_alone constant boolean := not exists (
    select from public.household_members where household_id = old.household_id and user_id <> new.user_id);
begin
  insert into public.collections (household_id, id, name, note, position, picture_id, recipe_order, query)
  select new.household_id, id, name, note, position, picture_id, recipe_order, query from public.collections
  where household_id = old.household_id and (lived_alone or created_by = new.user_id)
  on conflict do nothing;
  insert into public.tags as filed (household_id, recipe_id, names, collection_ids)
  select new.household_id, recipe_id, names, collection_ids from public.tags source
  where household_id = old.household_id and (lived_alone or created_by = new.user_id or exists (
    select from public.custom_recipes own
    where own.household_id = old.household_id and own.id = source.recipe_id and own.created_by = new.user_id))
  on conflict (household_id, recipe_id) do update set
    names = (array(select distinct unnest(filed.names || excluded.names) order by 1))[:50],
    collection_ids = (array(select distinct unnest(filed.collection_ids || excluded.collection_ids)))[:50];
  return null;
end;
$$;
revoke all on function private.take_library from public, anon, authenticated;

create trigger household_members_take_library after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.take_library();

-- How many days the household cooked each recipe, and when it last did: {"90000123": [3, "2026-11-02"]}. A dish cooked
-- without a plan is only in the member's diary. Runs with the member's own rights.
create function public.cooking_history() returns jsonb language sql stable set search_path = '' as $$
  with days as (
    select recipe_id, cooked_at::date as day from public.meal_schedules
    where cooked_at is not null and leftover_of is null and recipe_id is not null
    union
    select recipe_id, date from public.meal_entries
    where user_id = (select auth.uid()) and schedule_id is null and recipe_id is not null and date <= current_date + 1
  ), recipes as (
    select recipe_id, count(*) as times, max(day) as last_on from days group by recipe_id order by max(day) desc limit 5000
  )
  select coalesce(jsonb_object_agg(recipe_id, jsonb_build_array(times, last_on)), '{}') from recipes
$$;
revoke all on function public.cooking_history from public, anon, authenticated;
grant execute on function public.cooking_history to authenticated;

-- 500 recipes of another program come with as many photos. They still have 100 MB together.
update private.quotas set most_rows = 1500, sentence = 'Your household can have at most 1,500 photos.'
where table_name = 'recipe_photos';
