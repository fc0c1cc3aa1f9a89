-- A planned meal that is deleted and restored ("Undo") is still logged by everybody who logged it. Nobody reads the others'
-- diaries, so the database itself remembers the entries of a deleted meal by the meal's key, which a restored meal has again.
create table private.unlinked_entries (
  entry_id bigint primary key references public.meal_entries (id) on delete cascade,
  meal_key uuid not null
);
create index unlinked_entries_meal on private.unlinked_entries (meal_key);
revoke all on private.unlinked_entries from public, anon, authenticated;

create function private.remember_entries() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unlinked_entries (entry_id, meal_key)
  select entry.id, old.device_key from public.meal_entries entry where entry.schedule_id = old.id
  on conflict (entry_id) do update set meal_key = excluded.meal_key;
  return old;
end;
$$;

-- Only the household's own diaries: somebody who has left it keeps the entry without the link.
create function private.link_entries_again() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  with restored as (
    delete from private.unlinked_entries unlinked using public.meal_entries entry, public.household_members member
    where unlinked.meal_key = new.device_key and entry.id = unlinked.entry_id
      and member.user_id = entry.user_id and member.household_id = new.household_id
    returning unlinked.entry_id
  )
  update public.meal_entries entry set schedule_id = new.id from restored
  where entry.id = restored.entry_id and entry.schedule_id is null;
  return null;
end;
$$;
revoke all on function private.remember_entries, private.link_entries_again from public, anon, authenticated;

create trigger meal_schedules_remember_entries before delete on public.meal_schedules
  for each row execute function private.remember_entries();
create trigger meal_schedules_link_entries after insert on public.meal_schedules
  for each row execute function private.link_entries_again();
