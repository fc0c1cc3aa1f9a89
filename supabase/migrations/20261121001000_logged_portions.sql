-- An entry's amount as it was logged, "2 slices" or "200 ml", so that it is shown and corrected in that unit. The figures
-- stay those of the whole entry, and grams stay its weight if that is known.
alter table public.meal_entries
  -- What is counted: "slice", "ml", "medium".
  add column portion text constraint meal_entries_portion check (length(portion) between 1 and 60),
  add column portion_count numeric(8, 2) constraint meal_entries_portion_count check (portion_count > 0 and portion_count <= 10000),
  add constraint meal_entries_portion_complete check ((portion is null) = (portion_count is null));

comment on constraint meal_entries_portion on public.meal_entries is 'A portion’s name has between 1 and 60 characters.';
comment on constraint meal_entries_portion_count on public.meal_entries is 'An amount is more than 0 and at most 10,000 portions.';
comment on constraint meal_entries_portion_complete on public.meal_entries is 'A portion needs its name and how many there were.';
