-- A photo's bytes may be in a file outside the database (PHOTO_STORE). The row keeps their hash and size, and says where they
-- are. Only the server moves them: members write bytes as before.
alter table public.recipe_photos
  alter column bytes drop not null,
  -- Null while the bytes are here.
  add column stored_as text,
  add column hash text,
  add column size integer;

alter table public.recipe_photos disable trigger user;
update public.recipe_photos set hash = encode(sha256(bytes), 'hex'), size = octet_length(bytes);
alter table public.recipe_photos enable trigger user;

alter table public.recipe_photos
  alter column hash set not null,
  alter column size set not null,
  add constraint recipe_photos_place check ((bytes is null) <> (stored_as is null)),
  add constraint recipe_photos_stored_as check (stored_as ~ '^(folder|s3)/[0-9a-f]{16}/[0-9a-f]{2}/[0-9a-f-]{36}\.(webp|jpg)$'),
  add constraint recipe_photos_hash check (hash ~ '^[0-9a-f]{64}$'),
  add constraint recipe_photos_stored_size check (size between 100 and 409600);

comment on constraint recipe_photos_place on public.recipe_photos is 'A photo is in one place.';
comment on constraint recipe_photos_stored_as on public.recipe_photos is 'This is not the name of a photo’s file.';
comment on constraint recipe_photos_hash on public.recipe_photos is 'This is not the hash of a photo.';
comment on constraint recipe_photos_stored_size on public.recipe_photos is 'A photo can have at most 400 KB.';

create index recipe_photos_stored_as_index on public.recipe_photos (stored_as) where stored_as is not null;

create function private.describe_photo() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.bytes is not null then
    new.stored_as := null;
    new.hash := encode(sha256(new.bytes), 'hex');
    new.size := octet_length(new.bytes);
  end if;
  return new;
end;
$$;
create trigger recipe_photos_describe before insert or update of bytes on public.recipe_photos
  for each row execute function private.describe_photo();

-- A photo that only moves is the same for devices.
drop trigger recipe_photos_stamp on public.recipe_photos;
create trigger recipe_photos_stamp before update on public.recipe_photos for each row
  when ((old.hash, old.content_type, old.width, old.height, old.focus_x, old.focus_y)
    is distinct from (new.hash, new.content_type, new.width, new.height, new.focus_x, new.focus_y))
  execute function private.stamp_change();

update private.quotas set size_of = 'size' where table_name = 'recipe_photos';

-- Files that a row has left, whichever way: replaced, removed, with the recipe, the household or the account. The server
-- removes them, unless another row has the same file.
create table private.removed_photos (stored_as text primary key);
revoke all on private.removed_photos from public, anon, authenticated;

create function private.note_removed_photos() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.removed_photos select distinct stored_as from removed where stored_as is not null on conflict do nothing;
  return null;
end;
$$;
create trigger recipe_photos_removed after delete on public.recipe_photos referencing old table as removed
  for each statement execute function private.note_removed_photos();
create trigger recipe_photos_replaced after update on public.recipe_photos referencing old table as removed
  for each statement execute function private.note_removed_photos();

revoke all on function private.describe_photo, private.note_removed_photos from public, anon, authenticated;

-- The same as before; photos go along wherever they are.
create or replace function private.take_recipes(member uuid, source uuid, target uuid) returns void
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
  insert into public.recipe_photos (household_id, recipe_id, bytes, stored_as, hash, size, content_type, width, height,
    focus_x, focus_y, updated_at)
  select target, photo.recipe_id, bytes, stored_as, hash, size, content_type, width, height, focus_x, focus_y, photo.updated_at
  from public.recipe_photos photo
    join public.custom_recipes recipe on recipe.household_id = photo.household_id and recipe.id = photo.recipe_id
  where photo.household_id = source and recipe.created_by = member
  on conflict do nothing;
end;
$$;

-- One photo of the caller's household; the policies of the table decide. Without "photo" it is in a file.
drop function public.recipe_photo;
create function public.recipe_photo(recipe_id bigint)
returns table (photo text, photo_type text, updated_at timestamptz, stored_as text)
language sql stable set search_path = '' as $$
  select translate(encode(kept.bytes, 'base64'), e'\n', ''), kept.content_type, kept.updated_at, kept.stored_as
  from public.recipe_photos kept
  where kept.household_id = public.my_household() and kept.recipe_id = recipe_photo.recipe_id
$$;

drop function public.shared_recipe;
create function public.shared_recipe(token text)
returns table (id bigint, body jsonb, updated_at timestamptz, photo text, photo_type text, focus_x real, focus_y real,
  photo_stored_as text)
language sql stable security definer set search_path = '' as $$
  select recipe.id, recipe.body - '{versions,savedAt,basedOn}'::text[], recipe.updated_at,
    translate(encode(photo.bytes, 'base64'), e'\n', ''), photo.content_type, photo.focus_x, photo.focus_y, photo.stored_as
  from public.recipe_links link
    join public.custom_recipes recipe on recipe.household_id = link.household_id and recipe.id = link.recipe_id
    left join public.recipe_photos photo on photo.household_id = recipe.household_id and photo.recipe_id = recipe.id
  where link.token_hash = private.token_hash(shared_recipe.token)
$$;

revoke all on function public.recipe_photo, public.shared_recipe from public, anon, authenticated;
grant execute on function public.recipe_photo to authenticated;
grant execute on function public.shared_recipe to anon, authenticated;
