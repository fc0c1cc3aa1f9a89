-- A recipe of a shared collection, with where its photo is.
drop function public.shared_collection_recipe;
create function public.shared_collection_recipe(token text, recipe_id bigint)
returns table (id bigint, body jsonb, updated_at timestamptz, photo text, photo_type text, focus_x real, focus_y real,
  photo_stored_as text)
language sql stable security definer set search_path = '' as $$
  select recipe.id, recipe.body - '{versions,savedAt,basedOn}'::text[], recipe.updated_at,
    translate(encode(photo.bytes, 'base64'), e'\n', ''), photo.content_type, photo.focus_x, photo.focus_y, photo.stored_as
  from public.collection_links link
    join public.collections collection on collection.household_id = link.household_id and collection.id = link.collection_id
    join public.tags filed on filed.household_id = link.household_id
      and filed.recipe_id = shared_collection_recipe.recipe_id and collection.id = any (filed.collection_ids)
    join public.custom_recipes recipe on recipe.household_id = link.household_id and recipe.id = filed.recipe_id
    left join public.recipe_photos photo on photo.household_id = recipe.household_id and photo.recipe_id = recipe.id
  where link.token_hash = private.token_hash(shared_collection_recipe.token)
$$;
revoke all on function public.shared_collection_recipe from public, anon, authenticated;
grant execute on function public.shared_collection_recipe to anon, authenticated;
