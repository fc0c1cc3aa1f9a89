-- Photos travel as base64 text: binary columns are written differently by every client.
create function public.save_recipe_photo(
  recipe_id bigint, photo text, photo_type text, width integer, height integer, focus_x real, focus_y real
) returns timestamptz
language sql volatile set search_path = '' as $$
  insert into public.recipe_photos as kept (recipe_id, bytes, content_type, width, height, focus_x, focus_y)
  values (save_recipe_photo.recipe_id, decode(photo, 'base64'), photo_type, save_recipe_photo.width, save_recipe_photo.height,
    save_recipe_photo.focus_x, save_recipe_photo.focus_y)
  on conflict (household_id, recipe_id) do update set bytes = excluded.bytes, content_type = excluded.content_type,
    width = excluded.width, height = excluded.height, focus_x = excluded.focus_x, focus_y = excluded.focus_y
  returning kept.updated_at
$$;

-- One photo of the caller's household; the policies of the table decide.
create function public.recipe_photo(recipe_id bigint)
returns table (photo text, photo_type text, updated_at timestamptz)
language sql stable set search_path = '' as $$
  select translate(encode(kept.bytes, 'base64'), e'\n', ''), kept.content_type, kept.updated_at
  from public.recipe_photos kept
  where kept.household_id = public.my_household() and kept.recipe_id = recipe_photo.recipe_id
$$;

revoke all on function public.save_recipe_photo, public.recipe_photo from public, anon, authenticated;
grant execute on function public.save_recipe_photo, public.recipe_photo to authenticated;
