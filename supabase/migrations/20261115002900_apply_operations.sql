-- Devices send what a member did as numbered operations. Each is applied once and never after a newer one of the same
-- device, so that a request that was lost, repeated or held up on its way does no harm. domain/sync has the other half.
create table private.synced_stores (
  table_name text primary key,
  owner_column text not null,
  key_columns text[] not null,
  -- What a device may write besides the key.
  columns text[] not null
);

insert into private.synced_stores values
  ('shopping_items', 'household_id', '{id}', '{name,amount,unit,checked,recipe_id,recipe_title,position}'),
  ('pantry_items', 'household_id', '{id}', '{name,amount,unit,use_by}'),
  ('custom_recipes', 'household_id', '{id}', '{body}'),
  ('week_templates', 'household_id', '{id}', '{name,meals}'),
  ('favorites', 'user_id', '{recipe_id}', '{created_at}'),
  ('recent_foods', 'user_id', '{kind,item_id}', '{title,body,is_favorite,uses,used_at}'),
  ('diet_plans', 'user_id', '{}', '{body}'),
  ('profiles', 'user_id', '{}',
    '{units,theme,weight_unit,volume_unit,height_unit,energy_unit,temperature_unit,allergies,dislikes,people_at_table,plan_wishes}');

-- The newest operation of each device and store.
create table private.device_marks (
  user_id uuid not null references auth.users (id) on delete cascade,
  device uuid not null,
  table_name text not null references private.synced_stores,
  seq bigint not null default 0,
  used_at timestamptz not null default now(),
  primary key (user_id, device, table_name)
);
revoke all on private.synced_stores, private.device_marks from public, anon, authenticated;

-- "operation" is {"kind": "put", "row": {...}, "fields": ["amount"] or null} or {"kind": "remove", "row": {key}}.
create function private.apply_operation(store private.synced_stores, owner uuid, operation jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  given constant text := format('jsonb_populate_record(null::public.%I, $1) as given', store.table_name);
  same_row constant text := format('item.%I = $2', store.owner_column)
    || coalesce((select string_agg(format(' and item.%1$I = given.%1$I', key), '') from unnest(store.key_columns) key), '');
  written text[];
  touched integer;
begin
  if operation ->> 'kind' = 'remove' then
    execute format('delete from public.%I as item using %s where %s', store.table_name, given, same_row)
    using operation -> 'row', owner;
    return;
  end if;
  if jsonb_typeof(operation -> 'fields') = 'array' then
    select array_agg(name) into written from unnest(store.columns) name where operation -> 'fields' ? name;
    if written is not null then
      execute format('update public.%I as item set %s from %s where %s', store.table_name,
        (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(written) name), given, same_row)
      using operation -> 'row', owner;
      get diagnostics touched = row_count;
      if touched > 0 then return; end if;
    end if;
  end if;
  -- New, or removed by somebody meanwhile: the whole item, so that nothing anybody typed is lost.
  select coalesce(array_agg(name), '{}') into written from unnest(store.columns) name where operation -> 'row' ? name;
  execute format('insert into public.%I as item (%s) select %s from %s on conflict (%s) do %s', store.table_name,
    (select string_agg(quote_ident(name), ', ') from unnest(store.owner_column || store.key_columns || written) name),
    (select string_agg(part, ', ') from unnest('$2'::text || array(select format('given.%I', name) from unnest(store.key_columns || written) name)) part),
    given,
    (select string_agg(quote_ident(name), ', ') from unnest(store.owner_column || store.key_columns) name),
    coalesce('update set ' || (select string_agg(format('%1$I = excluded.%1$I', name), ', ') from unnest(written) name), 'nothing'))
  using operation -> 'row', owner;
end;
$$;

-- Returns the number of the newest operation that is stored. All or nothing: a refused operation is told with its sentence.
-- "household" is the one the device believes to be in; what was meant for another household is not put into this one.
create function public.apply_operations(store text, device uuid, operations jsonb, household uuid default null) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_operations constant integer := 500;
  member uuid := private.signed_in();
  target private.synced_stores;
  operation jsonb;
  mark bigint;
begin
  select * into target from private.synced_stores where table_name = apply_operations.store;
  if target.table_name is null then
    raise exception 'There is nothing of this name to keep in sync.' using hint = 'unknown_store';
  elsif jsonb_typeof(operations) <> 'array' or jsonb_array_length(operations) > most_operations then
    raise exception 'Send a list of at most % changes at once.', most_operations using hint = 'too_many';
  elsif household is not null and household <> public.my_household() then
    raise exception 'You have moved to another household since.' using hint = 'household_changed';
  end if;
  -- The mark is locked until the end: two tabs of one device wait for each other.
  insert into private.device_marks as marks (user_id, device, table_name)
  values (member, apply_operations.device, target.table_name)
  on conflict (user_id, device, table_name) do update set used_at = now()
  returning seq into mark;
  if mark = 0 then
    delete from private.device_marks marks where marks.user_id = member and marks.used_at < now() - interval '1 year';
  end if;
  for operation in select value from jsonb_array_elements(operations) order by (value ->> 'seq')::bigint loop
    continue when coalesce((operation ->> 'seq')::bigint, 0) <= mark;
    perform private.apply_operation(target,
      case when target.owner_column = 'user_id' then member else public.my_household() end, operation);
    mark := (operation ->> 'seq')::bigint;
  end loop;
  update private.device_marks marks set seq = mark
  where marks.user_id = member and marks.device = apply_operations.device and marks.table_name = target.table_name;
  return mark;
end;
$$;

revoke all on function private.apply_operation, public.apply_operations from public, anon, authenticated;
grant execute on function public.apply_operations to authenticated;
