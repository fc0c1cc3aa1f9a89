-- What a member thinks of a recipe: stars, a favourite flag, notes.
create table public.recipe_ratings (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id text not null constraint recipe_ratings_recipe check (length(recipe_id) between 1 and 64),
  rating smallint not null constraint recipe_ratings_stars check (rating between 1 and 5),
  is_favorite boolean not null default false,
  notes text constraint recipe_ratings_notes check (length(notes) <= 2000),
  updated_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);

comment on constraint recipe_ratings_recipe on public.recipe_ratings is 'A recipe’s id has between 1 and 64 characters.';
comment on constraint recipe_ratings_stars on public.recipe_ratings is 'A rating is between 1 and 5 stars.';
comment on constraint recipe_ratings_notes on public.recipe_ratings is 'Notes have at most 2,000 characters.';

alter table public.recipe_ratings enable row level security;
revoke all on public.recipe_ratings from public, anon, authenticated;
grant select, insert, update, delete on public.recipe_ratings to authenticated;

create policy "members read their own ratings" on public.recipe_ratings
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members rate for themselves" on public.recipe_ratings
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own ratings" on public.recipe_ratings
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own ratings" on public.recipe_ratings
  for delete to authenticated using ((select auth.uid()) = user_id);
