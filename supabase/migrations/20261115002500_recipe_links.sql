-- Public links to own recipes. Only a hash is kept; deleting the row revokes the link.
create table public.recipe_links (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null,
  recipe_id bigint not null,
  token_hash bytea not null unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint recipe_links_recipe foreign key (household_id, recipe_id)
    references public.custom_recipes (household_id, id) on delete cascade on update cascade
);

comment on constraint recipe_links_recipe on public.recipe_links is 'This recipe is not saved yet.';

create index recipe_links_recipe on public.recipe_links (household_id, recipe_id);
create index recipe_links_created_by on public.recipe_links (created_by);
alter table public.recipe_links enable row level security;
revoke all on public.recipe_links from public, anon, authenticated;
grant select, delete on public.recipe_links to authenticated;

create policy "members see the public links of their household" on public.recipe_links
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members revoke the public links of their household" on public.recipe_links
  for delete to authenticated using (household_id = (select public.my_household()));

-- The token is told this once.
create function public.create_recipe_link(recipe_id bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  token text := private.new_token();
begin
  insert into public.recipe_links (household_id, recipe_id, token_hash, created_by)
  values (public.my_household(), create_recipe_link.recipe_id, private.token_hash(token), member);
  return token;
end;
$$;

-- The recipe behind a link, for whoever has it. No names: only the recipe was made public. The photo as base64.
create function public.shared_recipe(token text)
returns table (id bigint, body jsonb, updated_at timestamptz, photo text, photo_type text, focus_x real, focus_y real)
language sql stable security definer set search_path = '' as $$
  select recipe.id, recipe.body, recipe.updated_at, translate(encode(photo.bytes, 'base64'), e'\n', ''), photo.content_type,
    photo.focus_x, photo.focus_y
  from public.recipe_links link
    join public.custom_recipes recipe on recipe.household_id = link.household_id and recipe.id = link.recipe_id
    left join public.recipe_photos photo on photo.household_id = recipe.household_id and photo.recipe_id = recipe.id
  where link.token_hash = private.token_hash(shared_recipe.token)
$$;

revoke all on function public.create_recipe_link, public.shared_recipe from public, anon, authenticated;
grant execute on function public.create_recipe_link to authenticated;
grant execute on function public.shared_recipe to anon, authenticated;
