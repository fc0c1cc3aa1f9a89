-- What each person at the member's table eats of a planned portion: {1,1,0.5} for two adults and a child who eats half.
-- People beyond the end of the list eat 1.
alter table public.profiles
  add column portions_each real[] not null default '{}' constraint profiles_portions_each check (
    cardinality(portions_each) <= 20 and array_position(portions_each, null) is null
    and 0.25 <= all (portions_each) and 2 >= all (portions_each)
  );
comment on constraint profiles_portions_each on public.profiles is
  'Each person at your table eats between a quarter of a portion and two.';
