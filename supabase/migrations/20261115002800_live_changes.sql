-- Open devices learn that something changed: which table, and a number that grows. Never what: they fetch it again,
-- under the policies. "household:{id}" is for everybody in it, "member:{id}" for one member's own devices.
create function private.tell_devices() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  audience constant text := tg_argv[0];
  owner_column constant text := tg_argv[1];
  owner uuid;
begin
  for owner in execute format('%s order by 1', concat_ws(' union ',
    case when tg_op <> 'DELETE' then format('select %I from added', owner_column) end,
    case when tg_op <> 'INSERT' then format('select %I from removed', owner_column) end))
  loop
    -- The transaction's number: what changes together is told once.
    perform realtime.send(
      jsonb_build_object('table', tg_table_name, 'revision', pg_current_xact_id()::text::bigint),
      'changed', audience || ':' || owner, true);
  end loop;
  return null;
end;
$$;
revoke all on function private.tell_devices from public, anon, authenticated;

do $$
declare
  told record;
begin
  for told in
    select * from (values
      ('household', 'id', 'households'),
      ('household', 'household_id', 'household_members'),
      ('household', 'household_id', 'household_invitations'),
      ('household', 'household_id', 'shopping_items'),
      ('household', 'household_id', 'meal_schedules'),
      ('household', 'household_id', 'custom_recipes'),
      ('household', 'household_id', 'recipe_photos'),
      ('household', 'household_id', 'recipe_links'),
      ('household', 'household_id', 'pantry_items'),
      ('household', 'household_id', 'week_templates'),
      -- Who has moved must find the new household.
      ('member', 'user_id', 'household_members'),
      ('member', 'user_id', 'favorites'),
      ('member', 'user_id', 'profiles'),
      ('member', 'user_id', 'diet_plans'),
      ('member', 'user_id', 'recent_foods'),
      ('member', 'user_id', 'calendar_feeds'),
      ('member', 'user_id', 'user_goals'),
      ('member', 'user_id', 'meal_entries'),
      ('member', 'user_id', 'water_logs'),
      ('member', 'user_id', 'weight_logs'),
      ('member', 'user_id', 'recipe_ratings')
    ) as list (audience, owner_column, table_name)
  loop
    execute format('create trigger %1$s_tell_%2$s_insert after insert on public.%1$I referencing new table as added
      for each statement execute function private.tell_devices(%2$L, %3$L)', told.table_name, told.audience, told.owner_column);
    execute format('create trigger %1$s_tell_%2$s_update after update on public.%1$I referencing new table as added old table as removed
      for each statement execute function private.tell_devices(%2$L, %3$L)', told.table_name, told.audience, told.owner_column);
    execute format('create trigger %1$s_tell_%2$s_delete after delete on public.%1$I referencing old table as removed
      for each statement execute function private.tell_devices(%2$L, %3$L)', told.table_name, told.audience, told.owner_column);
  end loop;
end
$$;

-- Who may listen. Nobody may send: changes come from the triggers alone.
create policy "members listen to their household and to their own devices" on realtime.messages
  for select to authenticated using (
    extension = 'broadcast'
    and (select realtime.topic()) in ('household:' || (select public.my_household()), 'member:' || (select auth.uid()))
  );
