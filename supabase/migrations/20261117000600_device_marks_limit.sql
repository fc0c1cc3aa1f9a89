-- A member who invents a new device with every request does not fill the database: the marks of the devices that were
-- silent the longest go.
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
    delete from private.device_marks marks where marks.user_id = member and (marks.used_at < now() - interval '1 year'
      or (marks.device, marks.table_name) in (
        select oldest.device, oldest.table_name from private.device_marks oldest where oldest.user_id = member
        order by oldest.used_at desc, oldest.device offset most_marks));
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
