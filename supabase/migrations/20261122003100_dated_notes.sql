-- A recipe's notes are a list: each line that starts with a date ("2026-11-19: Less salt.") begins another one, so there is
-- space for more of them, and a dish finished without a network adds its note to what is there by then.
alter table public.recipe_ratings
  drop constraint recipe_ratings_notes,
  add constraint recipe_ratings_notes check (length(notes) <= 10000);
comment on constraint recipe_ratings_notes on public.recipe_ratings is 'Notes have at most 10,000 characters.';

create or replace function private.rate_finished_dish(dish public.finished_dishes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most_characters constant integer := 10000;
  written constant text := nullif(btrim(dish.note), '');
begin
  if dish.stars is null and dish.note is null then return; end if;
  -- Without stars and note there is nothing to keep.
  delete from public.recipe_ratings saved
  where saved.user_id = dish.user_id and saved.recipe_id = dish.recipe_id
    and coalesce(dish.stars, saved.rating) is null and written is null;
  update public.recipe_ratings saved set
    rating = coalesce(dish.stars, saved.rating),
    notes = case
      when dish.note is null then saved.notes
      -- A device with an older version of the site sends all notes, or clears them.
      when written is null or saved.notes is null or position(saved.notes in written) = 1 then written
      -- The same dish arrived before.
      when position(written in saved.notes) > 0 then saved.notes
      else right(saved.notes || e'\n' || written, most_characters)
    end,
    updated_at = now()
  where saved.user_id = dish.user_id and saved.recipe_id = dish.recipe_id;
  if not found and (dish.stars is not null or written is not null) then
    insert into public.recipe_ratings (user_id, recipe_id, rating, notes)
    values (dish.user_id, dish.recipe_id, dish.stars, written);
  end if;
end;
$$;
