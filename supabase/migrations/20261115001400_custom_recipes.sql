-- The household's own recipes, in the shape the device keeps them in. Their numbers are made on the device, above
-- those of every recipe provider.
create table public.custom_recipes (
  household_id uuid not null default public.my_household() references public.households (id) on delete cascade,
  id bigint not null constraint custom_recipes_number check (id > 2147483648 and id <= 9007199254740991),
  body jsonb not null
    constraint custom_recipes_body check (jsonb_typeof(body) = 'object' and coalesce(length(btrim(body ->> 'title')), 0) between 1 and 300)
    constraint custom_recipes_size check (octet_length(body::text) <= 65536),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, id)
);

comment on constraint custom_recipes_number on public.custom_recipes is 'This is not the number of an own recipe.';
comment on constraint custom_recipes_body on public.custom_recipes is 'A recipe’s title has between 1 and 300 characters.';
comment on constraint custom_recipes_size on public.custom_recipes is 'A recipe can have at most 64 KB of text.';

create index custom_recipes_created_by on public.custom_recipes (created_by);
alter table public.custom_recipes enable row level security;
revoke all on public.custom_recipes from public, anon, authenticated;
grant select, insert, update, delete on public.custom_recipes to authenticated;

create policy "members read their household's recipes" on public.custom_recipes
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to their household's recipes" on public.custom_recipes
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change their household's recipes" on public.custom_recipes
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove from their household's recipes" on public.custom_recipes
  for delete to authenticated using (household_id = (select public.my_household()));

create trigger custom_recipes_stamp before insert or update on public.custom_recipes
  for each row execute function private.stamp_author();
