-- A public link shows the recipe as it is, not what it was before.
create or replace function public.shared_recipe(token text)
returns table (id bigint, body jsonb, updated_at timestamptz, photo text, photo_type text, focus_x real, focus_y real)
language sql stable security definer set search_path = '' as $$
  select recipe.id, recipe.body - '{versions,savedAt,basedOn}'::text[], recipe.updated_at,
    translate(encode(photo.bytes, 'base64'), e'\n', ''), photo.content_type, photo.focus_x, photo.focus_y
  from public.recipe_links link
    join public.custom_recipes recipe on recipe.household_id = link.household_id and recipe.id = link.recipe_id
    left join public.recipe_photos photo on photo.household_id = recipe.household_id and photo.recipe_id = recipe.id
  where link.token_hash = private.token_hash(shared_recipe.token)
$$;
