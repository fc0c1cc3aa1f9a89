-- The entries of a deleted meal are remembered for as long as anybody could still press "Undo": for a day, as the links of a
-- deleted recipe are.
alter table private.unlinked_entries add column unlinked_at timestamptz not null default now();
create index unlinked_entries_unlinked_at on private.unlinked_entries (unlinked_at);

create or replace function private.remember_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.unlinked_entries where unlinked_at < now() - interval '1 day';
  insert into private.unlinked_entries (entry_id, meal_key)
  select entry.id, old.device_key from public.meal_entries entry where entry.schedule_id = old.id
  on conflict (entry_id) do update set meal_key = excluded.meal_key, unlinked_at = excluded.unlinked_at;
  return old;
end;
$$;

-- Tables and functions of the schema "private" are nobody's but the database's own, whatever a host grants by default.
revoke all on private.removed_recipe_links from public, anon, authenticated;
revoke all on function private.set_links_aside, private.bring_links_back from public, anon, authenticated;
