-- A household's photo of any recipe, also of the site's. That of an own recipe still ends with the recipe; the others are
-- whoever's took them, and go along when that member moves.
alter table public.recipe_photos
  add column own_recipe_id bigint,
  add column created_by uuid references auth.users (id) on delete set null;

alter table public.recipe_photos disable trigger user;
update public.recipe_photos set own_recipe_id = recipe_id;
alter table public.recipe_photos enable trigger user;

alter table public.recipe_photos
  drop constraint recipe_photos_recipe,
  add constraint recipe_photos_household foreign key (household_id) references public.households (id) on delete cascade,
  add constraint recipe_photos_number check (recipe_id between 1 and 9007199254740991),
  -- Own recipes have the numbers above the site's (domain/recipe-id.ts).
  add constraint recipe_photos_own check (own_recipe_id is not distinct from case when recipe_id > 2147483648 then recipe_id end),
  add constraint recipe_photos_recipe foreign key (household_id, own_recipe_id)
    references public.custom_recipes (household_id, id) on delete cascade on update cascade;

comment on constraint recipe_photos_number on public.recipe_photos is 'This is not the number of a recipe.';
comment on constraint recipe_photos_recipe on public.recipe_photos is 'The recipe of this photo is not saved yet.';

create index recipe_photos_own_recipe on public.recipe_photos (household_id, own_recipe_id);
create index recipe_photos_created_by on public.recipe_photos (created_by);

create function private.stamp_photo() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.own_recipe_id := case when new.recipe_id > 2147483648 then new.recipe_id end;
  -- Without a signed-in member it is the database at work.
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then new.created_by := auth.uid();
  -- Whoever replaced it took it. Null is written when the account is deleted; the account is gone by then.
  elsif new.household_id = old.household_id
    and (new.created_by is not null or old.created_by is null or private.has_account(old.created_by)) then
    new.created_by := auth.uid();
  end if;
  return new;
end;
$$;
revoke all on function private.stamp_photo from public, anon, authenticated;

create trigger recipe_photos_stamp_author before insert or update on public.recipe_photos
  for each row execute function private.stamp_photo();

-- A photo that the new household has of the same recipe stays.
create function private.take_photos() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.recipe_photos photo set household_id = new.household_id
  where household_id = old.household_id and own_recipe_id is null
    and (created_by = new.user_id or not exists (
      select from public.household_members where household_id = old.household_id and user_id <> new.user_id))
    and not exists (
      select from public.recipe_photos other where other.household_id = new.household_id and other.recipe_id = photo.recipe_id);
  return null;
end;
$$;
revoke all on function private.take_photos from public, anon, authenticated;

create trigger household_members_take_photos after update of household_id on public.household_members
  for each row when (old.household_id <> new.household_id) execute function private.take_photos();
