-- What all members think of recipes: an average once three have rated, and never who said what.
create index recipe_ratings_recipe_stars on public.recipe_ratings (recipe_id, rating);

-- Runs with its owner's rights, because a member may read nobody else's rating. Fewer than three would tell on somebody.
create function public.recipe_rating_averages(recipes text[])
returns table (recipe_id text, average double precision, members integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if recipes is null or cardinality(recipes) > 100 then
    raise exception 'Ask for at most 100 recipes.' using errcode = '22023';
  end if;
  return query
  select one.recipe_id, round(avg(one.rating), 1)::double precision, count(one.rating)::integer
  from public.recipe_ratings one where one.recipe_id = any (recipes)
  group by one.recipe_id having count(one.rating) >= 3;
end;
$$;

revoke all on function public.recipe_rating_averages from public, anon, authenticated;
grant execute on function public.recipe_rating_averages to anon, authenticated;
