-- The recipes a member marked with a heart, by number, as the device keeps them.
create table public.favorites (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  recipe_id bigint not null constraint favorites_recipe check (recipe_id between 1 and 9007199254740991),
  created_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);

comment on constraint favorites_recipe on public.favorites is 'This is not the number of a recipe.';

alter table public.favorites enable row level security;
revoke all on public.favorites from public, anon, authenticated;
grant select, insert, update, delete on public.favorites to authenticated;

create policy "members read their own favorites" on public.favorites
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members add their own favorites" on public.favorites
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own favorites" on public.favorites
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own favorites" on public.favorites
  for delete to authenticated using ((select auth.uid()) = user_id);
