-- The diary takes any food, not only recipes: "food" is an amount of a food, "quick" only calories. recipe_title stays
-- the name of every entry, and the figures stay those of the whole entry.
alter table public.meal_entries
  add column kind text not null default 'recipe' constraint meal_entries_kind check (kind in ('recipe', 'food', 'quick')),
  add column food_id text constraint meal_entries_food check (length(food_id) between 1 and 64),
  add column grams numeric(8, 2) constraint meal_entries_grams check (grams > 0 and grams <= 10000),
  -- A snapshot of all nutrients we know, by key; a missing key means unknown.
  add column nutrients jsonb
    constraint meal_entries_nutrients_size check (octet_length(nutrients::text) <= 4096)
    constraint meal_entries_nutrients_keys check (
      jsonb_typeof(nutrients) = 'object' and nutrients - array[
        'calories', 'fat', 'saturatedFat', 'monounsaturatedFat', 'polyunsaturatedFat', 'carbohydrates',
        'netCarbohydrates', 'sugar', 'cholesterol', 'sodium', 'protein', 'fiber', 'calcium', 'iron',
        'magnesium', 'phosphorus', 'potassium', 'zinc', 'copper', 'manganese', 'selenium', 'vitaminA',
        'vitaminARae', 'vitaminC', 'vitaminD', 'vitaminE', 'vitaminK', 'vitaminB1', 'vitaminB2', 'vitaminB3',
        'vitaminB5', 'vitaminB6', 'vitaminB12', 'folate', 'choline', 'alcohol', 'caffeine', 'addedSugar'
      ] = '{}'
    )
    constraint meal_entries_nutrients_amounts check (
      not jsonb_path_exists(nutrients, '$.* ? (@.type() != "number" || @ < 0 || @ > 10000000)')
    ),
  -- Made on the device: an entry that is sent twice is stored once.
  add column device_key uuid not null default gen_random_uuid(),
  add column updated_at timestamptz not null default now(),
  alter column recipe_id drop not null,
  add constraint meal_entries_content check (
    (kind <> 'recipe' or recipe_id is not null) and (kind <> 'food' or (food_id is not null and grams is not null))
  ),
  add constraint meal_entries_device_key unique (user_id, device_key);

comment on constraint meal_entries_kind on public.meal_entries is 'An entry is a recipe, a food or a quick entry.';
comment on constraint meal_entries_food on public.meal_entries is 'A food’s id has between 1 and 64 characters.';
comment on constraint meal_entries_grams on public.meal_entries is 'An amount is more than 0 and at most 10,000 g.';
comment on constraint meal_entries_nutrients_size on public.meal_entries is 'The list of nutrients is too long.';
comment on constraint meal_entries_nutrients_keys on public.meal_entries is 'The list of nutrients holds something that is not a nutrient.';
comment on constraint meal_entries_nutrients_amounts on public.meal_entries is 'An amount of a nutrient is a number and not negative.';
comment on constraint meal_entries_content on public.meal_entries is 'An entry needs a recipe, or a food with its grams, or is a quick entry.';

create trigger meal_entries_stamp before update on public.meal_entries
  for each row execute function private.stamp_change();
