-- What changed in a synced table since a device last asked, so that an edit costs one row and not the whole table.
--
-- Every member or household has one revision per table. A write takes the next one and locks it until it ends, so the
-- next write waits: what becomes visible later always has the higher number, and a device that has seen number 7 can
-- never be missing a change up to 7. (A number drawn without the lock, such as a sequence's, could become visible after a
-- higher one, and devices would skip it. Transaction numbers with a horizon need no lock, but any long transaction, such
-- as a backup, holds the horizon back, and they start again in a restored database.)
create table private.revisions (
  owner uuid not null,
  table_name text not null references private.synced_stores,
  -- A new one after a restore: what a device saw before then says nothing about the rows of now.
  epoch uuid not null default gen_random_uuid(),
  revision bigint not null default 0,
  -- Up to here, removals are no longer known: whoever saw less than this fetches everything.
  forgotten bigint not null default 0,
  primary key (owner, table_name)
);

-- The revision in which each row last changed, also of rows that are gone. Their keys are kept for 90 days, about 5,000 of
-- each list: adding and removing rows all day takes no more space than the rows themselves may.
create table private.changed_rows (
  owner uuid not null,
  table_name text not null,
  row_key jsonb not null,
  revision bigint not null,
  removed_at timestamptz,
  primary key (owner, table_name, row_key),
  foreign key (owner, table_name) references private.revisions on delete cascade
);
create index changed_rows_in_order on private.changed_rows (owner, table_name, revision, row_key);
create index changed_rows_removed on private.changed_rows (owner, table_name, removed_at) where removed_at is not null;

revoke all on private.revisions, private.changed_rows from public, anon, authenticated;

-- {"id": …} as SQL, for a row of this store.
create function private.row_key_sql(store private.synced_stores) returns text language sql immutable set search_path = '' as $$
  select format('jsonb_build_object(%s)', coalesce((select string_agg(format('%1$L, %1$I', key), ', ') from unnest(store.key_columns) key), ''))
$$;

-- Locks the revision until the end of the transaction.
create function private.hold_revision(owner uuid, table_name text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.revisions values (hold_revision.owner, hold_revision.table_name) on conflict do nothing;
  perform from private.revisions held
  where held.owner = hold_revision.owner and held.table_name = hold_revision.table_name for update;
end;
$$;

-- Notes what a statement did to rows of one owner, in the transition tables "added" and "removed" of the trigger.
create function private.next_revision(owner uuid, table_name text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  kept_for constant interval := '90 days';
  most_removed constant integer := 5000;
  -- Counting takes as long as there are keys, so it isn't done at every write.
  counted_every constant integer := 20;
  told bigint;
  kept_from timestamptz := now() - kept_for;
  gone bigint;
begin
  insert into private.revisions as held (owner, table_name, revision)
  values (next_revision.owner, next_revision.table_name, 1)
  on conflict on constraint revisions_pkey do update set revision = held.revision + 1
  returning revision into told;
  if told % counted_every = 0 then
    kept_from := greatest(kept_from, (select removed_at from private.changed_rows newest
      where newest.owner = next_revision.owner and newest.table_name = next_revision.table_name and newest.removed_at is not null
      order by newest.removed_at desc offset most_removed - 1 limit 1));
  end if;
  with expired as (
    delete from private.changed_rows old
    where old.owner = next_revision.owner and old.table_name = next_revision.table_name and old.removed_at < kept_from
    returning old.revision
  ) select max(expired.revision) into gone from expired;
  if gone is not null then
    update private.revisions held set forgotten = greatest(held.forgotten, gone)
    where held.owner = next_revision.owner and held.table_name = next_revision.table_name;
  end if;
  return told;
end;
$$;

-- As before, except that an owner is told once and not once per row. For synced tables the number is the owner's revision, so a device can tell that it has the change already.
create or replace function private.tell_devices() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  audience constant text := tg_argv[0];
  owner_column constant text := tg_argv[1];
  store private.synced_stores;
  owner uuid;
  told bigint;
begin
  select * into store from private.synced_stores synced
  where synced.table_name = tg_table_name and synced.owner_column = tg_argv[1];
  for owner in execute format('%s order by 1', concat_ws(' union ',
    case when tg_op <> 'DELETE' then format('select distinct %I from added', owner_column) end,
    case when tg_op <> 'INSERT' then format('select distinct %I from removed', owner_column) end))
  loop
    if store.table_name is null then
      -- The transaction's number: what changes together is told once.
      told := pg_current_xact_id()::text::bigint;
    else
      told := private.next_revision(owner, tg_table_name);
      execute format(
        'insert into private.changed_rows (owner, table_name, row_key, revision, removed_at)
         select $1, $2, row_key, $3, case when bool_or(is_there) then null else now() end from (%s) part group by row_key
         on conflict (owner, table_name, row_key) do update set revision = excluded.revision, removed_at = excluded.removed_at',
        concat_ws(' union all ',
          case when tg_op <> 'DELETE' then format('select %s as row_key, true as is_there from added where %I = $1',
            private.row_key_sql(store), owner_column) end,
          case when tg_op <> 'INSERT' then format('select %s as row_key, false as is_there from removed where %I = $1',
            private.row_key_sql(store), owner_column) end))
      using owner, tg_table_name, told;
    end if;
    perform realtime.send(jsonb_build_object('table', tg_table_name, 'revision', told), 'changed', audience || ':' || owner, true);
  end loop;
  return null;
end;
$$;

-- Numbers every row anew: those that were here before the revisions, and after a restore.
create function private.restart_revisions() returns void language plpgsql security definer set search_path = '' as $$
declare
  store private.synced_stores;
begin
  delete from private.revisions;
  for store in select * from private.synced_stores loop
    execute format('insert into private.revisions (owner, table_name, revision) select distinct %I, %L, 1 from public.%I',
      store.owner_column, store.table_name, store.table_name);
    execute format('insert into private.changed_rows (owner, table_name, row_key, revision) select %I, %L, %s, 1 from public.%I',
      store.owner_column, store.table_name, private.row_key_sql(store), store.table_name);
  end loop;
end;
$$;

-- Nothing stays behind of a deleted account or household. At the end of the transaction: the rows that go with it are
-- still to be noted.
create function private.forget_revisions() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.revisions where owner = old.id;
  return null;
end;
$$;
create constraint trigger households_forget_revisions after delete on public.households
  deferrable initially deferred for each row execute function private.forget_revisions();
create constraint trigger users_forget_revisions after delete on auth.users
  deferrable initially deferred for each row execute function private.forget_revisions();

-- "since" is what the last response returned under this name, or null to start with nothing. The response says "full" if it
-- starts with nothing after all: the rows are then all there are. With "more", ask again with the new "since". Pages
-- follow the order of the changes, so a row that changes or goes away meanwhile comes later and hides no other.
-- One statement sees one moment: this function is stable, so every query in it sees the rows of the same moment.
create function public.changes_since(store text, since jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_rows constant integer := 200;
  most_bytes constant integer := 1000000;
  member constant uuid := private.signed_in();
  target private.synced_stores;
  held private.revisions;
  page_owner uuid;
  is_known boolean;
  -- A row that went away before this is left out: the device never had it.
  started bigint;
  page jsonb;
begin
  select * into target from private.synced_stores where table_name = changes_since.store;
  if target.table_name is null then
    raise exception 'There is nothing of this name to keep in sync.' using hint = 'unknown_store';
  end if;
  page_owner := case when target.owner_column = 'user_id' then member else public.my_household() end;
  select * into held from private.revisions where owner = page_owner and table_name = target.table_name;
  if held.owner is null then
    return jsonb_build_object('since', null, 'full', true, 'more', false, 'rows', '[]'::jsonb, 'removed', '[]'::jsonb);
  end if;
  is_known := coalesce(since ->> 'epoch' = held.epoch::text
    and jsonb_typeof(since -> 'revision') = 'number'
    and (since ->> 'revision')::numeric between 0 and held.revision
    and coalesce(case when jsonb_typeof(since -> 'started') = 'number' then (since ->> 'started')::numeric end,
      (since ->> 'revision')::numeric) between held.forgotten and held.revision, false);
  if not is_known then
    since := jsonb_build_object('epoch', held.epoch, 'revision', 0, 'started', held.revision);
  end if;
  started := coalesce(case when jsonb_typeof(since -> 'started') = 'number' then (since ->> 'started')::numeric end, 0);
  execute format($query$
    with found as (
      select changed.row_key, changed.revision, changed.removed_at is null as is_there from private.changed_rows changed
      where changed.owner = $1 and changed.table_name = $2 and changed.revision >= $3
        and (changed.revision > $3 or changed.row_key > $4)
        and (changed.removed_at is null or changed.revision > $5)
      order by changed.revision, changed.row_key limit $6
    ), filled as (
      select found.*, to_jsonb(item) as content,
        sum(coalesce(octet_length(item::text), 0)) over (order by found.revision, found.row_key) as bytes,
        row_number() over (order by found.revision, found.row_key) as place
      from found
      left join lateral jsonb_populate_record(null::public.%1$I, found.row_key) given on true
      left join public.%1$I item on item.%2$I = $1 %3$s
    ), fitting as (
      select * from filled where bytes <= $7 or place = 1
    )
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(content order by place) filter (where content is not null), '[]'),
      'removed', coalesce(jsonb_agg(row_key order by place) filter (where content is null), '[]'),
      'more', count(*) < (select count(*) from filled) or count(*) = $6,
      'last', (select jsonb_build_object('revision', revision, 'key', row_key) from fitting order by place desc limit 1))
    from fitting
    $query$, target.table_name, target.owner_column,
    (select string_agg(format('and item.%1$I = given.%1$I', key), ' ') from unnest(target.key_columns) key))
  into page
  using page_owner, target.table_name, (since ->> 'revision')::numeric::bigint, since -> 'key', started, most_rows, most_bytes;
  return jsonb_build_object(
    'rows', page -> 'rows', 'removed', page -> 'removed', 'more', page -> 'more',
    'full', not is_known,
    'since', case when (page -> 'more')::boolean
      then jsonb_build_object('epoch', held.epoch, 'started', since -> 'started') || (page -> 'last')
      else jsonb_build_object('epoch', held.epoch, 'revision', held.revision) end);
end;
$$;

revoke all on function private.row_key_sql, private.hold_revision, private.next_revision, private.restart_revisions,
  private.forget_revisions, public.changes_since from public, anon, authenticated;
grant execute on function public.changes_since to authenticated;

select private.restart_revisions();

-- As before, except that the revision is held from the start: two batches that change the same items in another order would
-- wait for each other's rows with the revision in hand.
-- Returns the number of the newest operation that is stored. All or nothing: a refused operation is told with its sentence.
-- "household" is the one the device believes to be in; what was meant for another household is not put into this one.
create or replace function public.apply_operations(store text, device uuid, operations jsonb, household uuid default null) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_operations constant integer := 500;
  -- Of some fifty devices.
  most_marks constant integer := 500;
  member uuid := private.signed_in();
  home constant uuid := private.hold_my_household();
  target private.synced_stores;
  operation jsonb;
  mark bigint;
begin
  select * into target from private.synced_stores where table_name = apply_operations.store;
  if target.table_name is null then
    raise exception 'There is nothing of this name to keep in sync.' using hint = 'unknown_store';
  elsif jsonb_typeof(operations) <> 'array' or jsonb_array_length(operations) > most_operations then
    raise exception 'Send a list of at most % changes at once.', most_operations using hint = 'too_many';
  elsif household is not null and household <> home then
    raise exception 'You have moved to another household since.' using hint = 'household_changed';
  end if;
  -- The mark is locked until the end: two tabs of one device wait for each other.
  insert into private.device_marks as marks (user_id, device, table_name)
  values (member, apply_operations.device, target.table_name)
  on conflict (user_id, device, table_name) do update set used_at = now()
  returning seq into mark;
  if mark = 0 then
    delete from private.device_marks marks where marks.user_id = member and (marks.used_at < now() - interval '1 year'
      or (marks.device, marks.table_name) in (
        select oldest.device, oldest.table_name from private.device_marks oldest where oldest.user_id = member
        order by oldest.used_at desc, oldest.device offset most_marks));
  end if;
  perform private.hold_revision(case when target.owner_column = 'user_id' then member else home end, target.table_name);
  for operation in select value from jsonb_array_elements(operations) order by (value ->> 'seq')::bigint loop
    continue when coalesce((operation ->> 'seq')::bigint, 0) <= mark;
    perform private.apply_operation(target, case when target.owner_column = 'user_id' then member else home end, operation);
    mark := (operation ->> 'seq')::bigint;
  end loop;
  update private.device_marks marks set seq = mark
  where marks.user_id = member and marks.device = apply_operations.device and marks.table_name = target.table_name;
  return mark;
end;
$$;
