-- A cook may write down what to do differently next time without giving the recipe stars.
alter table public.recipe_ratings
  alter column rating drop not null,
  add constraint recipe_ratings_content check (rating is not null or notes is not null);
comment on constraint recipe_ratings_content on public.recipe_ratings is 'Give a recipe stars or write a note.';
