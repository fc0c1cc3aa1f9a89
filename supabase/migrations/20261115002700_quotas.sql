-- How much a member or a household may store. Counters kept by triggers, one step per statement: nothing is counted by
-- reading the rows. The counter of an owner is locked until the write ends, so two writes at once cannot both slip in.
create table private.quotas (
  table_name text primary key,
  owner_column text not null,
  most_rows integer not null,
  -- Said when there are too many.
  sentence text not null,
  -- For large values: what to add up, how much of it, and what to say.
  size_of text,
  most_bytes bigint,
  size_sentence text
);

create table private.usage (
  owner uuid not null,
  table_name text not null references private.quotas,
  rows integer not null default 0,
  bytes bigint not null default 0,
  primary key (owner, table_name)
);

insert into private.quotas (table_name, owner_column, most_rows, sentence, size_of, most_bytes, size_sentence) values
  ('water_logs', 'user_id', 50000, 'You can log water at most 50,000 times.', null, null, null),
  ('weight_logs', 'user_id', 50000, 'You can log your weight on at most 50,000 days.', null, null, null),
  ('meal_entries', 'user_id', 50000, 'Your diary can have at most 50,000 entries.', null, null, null),
  ('recipe_ratings', 'user_id', 10000, 'You can rate at most 10,000 recipes.', null, null, null),
  ('favorites', 'user_id', 5000, 'You can have at most 5,000 favorites.', null, null, null),
  ('recent_foods', 'user_id', 1000, 'You can keep at most 1,000 recent foods.', null, null, null),
  ('calendar_feeds', 'user_id', 10, 'You can have at most 10 calendar links.', null, null, null),
  ('meal_schedules', 'household_id', 20000, 'Your household’s plan can have at most 20,000 meals.', null, null, null),
  ('shopping_items', 'household_id', 2000, 'Your household’s shopping list can have at most 2,000 items.', null, null, null),
  ('pantry_items', 'household_id', 2000, 'Your household can list at most 2,000 things at home.', null, null, null),
  ('week_templates', 'household_id', 100, 'Your household can have at most 100 templates.', null, null, null),
  ('household_invitations', 'household_id', 50, 'Your household can have at most 50 invitations at a time.', null, null, null),
  ('recipe_links', 'household_id', 1000, 'Your household can have at most 1,000 public links.', null, null, null),
  ('custom_recipes', 'household_id', 2000, 'Your household can have at most 2,000 own recipes.',
    'octet_length(body::text)', 33554432, 'Your household’s own recipes can have at most 32 MB of text.'),
  ('recipe_photos', 'household_id', 500, 'Your household can have at most 500 photos.',
    'octet_length(bytes)', 104857600, 'Your household’s photos can have at most 100 MB.');

-- The transition tables are called "added" and "removed" in every trigger below.
create function private.count_usage() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  quota private.quotas;
  change record;
  total private.usage;
  size_of text;
begin
  select * into quota from private.quotas where table_name = tg_table_name;
  size_of := coalesce(quota.size_of, '0');
  for change in execute format(
    'select owner, sum(rows)::integer as rows, sum(bytes)::bigint as bytes from (%s) part
     group by owner having sum(rows) <> 0 or sum(bytes) <> 0 order by owner',
    concat_ws(' union all ',
      case when tg_op <> 'DELETE' then format('select %I as owner, 1 as rows, %s as bytes from added', quota.owner_column, size_of) end,
      case when tg_op <> 'INSERT' then format('select %I as owner, -1 as rows, -%s as bytes from removed', quota.owner_column, size_of) end)
  ) loop
    insert into private.usage as used (owner, table_name, rows, bytes)
    values (change.owner, tg_table_name, change.rows, change.bytes)
    on conflict (owner, table_name) do update set rows = used.rows + excluded.rows, bytes = used.bytes + excluded.bytes
    returning * into total;
    if change.rows > 0 and total.rows > quota.most_rows then
      raise exception '%', quota.sentence using hint = 'quota';
    elsif change.bytes > 0 and total.bytes > quota.most_bytes then
      raise exception '%', quota.size_sentence using hint = 'quota';
    elsif total.rows <= 0 then
      delete from private.usage where owner = change.owner and table_name = tg_table_name;
    end if;
  end loop;
  return null;
end;
$$;

do $$
declare
  counted text;
begin
  for counted in select table_name from private.quotas loop
    execute format('create trigger %1$s_count_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.count_usage()', counted);
    execute format('create trigger %1$s_count_update after update on public.%1$I referencing new table as added old table as removed
      for each statement execute function private.count_usage()', counted);
    execute format('create trigger %1$s_count_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.count_usage()', counted);
  end loop;
end
$$;

-- Counts everything anew: for rows that were here before the counters, and after a restore.
create function private.recount_usage() returns void language plpgsql security definer set search_path = '' as $$
declare
  quota private.quotas;
begin
  delete from private.usage;
  for quota in select * from private.quotas loop
    execute format(
      'insert into private.usage (owner, table_name, rows, bytes) select %I, %L, count(*), coalesce(sum(%s), 0) from public.%I group by 1',
      quota.owner_column, quota.table_name, coalesce(quota.size_of, '0'), quota.table_name);
  end loop;
end;
$$;

revoke all on private.quotas, private.usage from public, anon, authenticated;
revoke all on function private.count_usage, private.recount_usage from public, anon, authenticated;

select private.recount_usage();
