-- A planned meal may be a plain food: its name is the note, and a serving of it has a weight and nutrients.
alter table public.meal_schedules
  add column food jsonb
    constraint meal_schedules_food check (
      food is null or (
        jsonb_typeof(food) = 'object' and jsonb_typeof(food -> 'id') = 'string' and length(food ->> 'id') between 1 and 64
        and jsonb_typeof(food -> 'grams') = 'number' and (food ->> 'grams')::numeric between 0.01 and 10000
        and jsonb_typeof(food -> 'nutrients') = 'object'
      ) is true
    )
    constraint meal_schedules_food_size check (octet_length(food::text) <= 4096),
  add constraint meal_schedules_food_name check (food is null or (note is not null and recipe_id is null));
comment on constraint meal_schedules_food on public.meal_schedules is 'A planned food has an id, the grams of a serving, and its nutrients.';
comment on constraint meal_schedules_food_size on public.meal_schedules is 'A planned food can have at most 4 KB.';
comment on constraint meal_schedules_food_name on public.meal_schedules is 'A planned food needs its name as the note.';
