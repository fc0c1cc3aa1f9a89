-- Whoever is removed from a household is told so, by its name, on whichever device they open next, until they have read it.
create table public.household_removals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  household_name text not null,
  removed_at timestamptz not null default now()
);

alter table public.household_removals enable row level security;
revoke all on public.household_removals from public, anon, authenticated;
grant select, delete on public.household_removals to authenticated;

create policy "members read that they were removed" on public.household_removals
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members put it away" on public.household_removals
  for delete to authenticated using ((select auth.uid()) = user_id);

create or replace function public.remove_member(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  home uuid := private.lock_owned_household(member);
begin
  perform private.move_out(member, home);
  insert into public.household_removals (user_id, household_name)
  select member, name from public.households where id = home;
end;
$$;

-- In another household it is no longer true that they have one of their own.
create function private.forget_removal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.household_removals where user_id = new.user_id;
  return null;
end;
$$;
revoke all on function private.forget_removal from public, anon, authenticated;

create trigger household_members_forget_removal after update of household_id on public.household_members
  for each row execute function private.forget_removal();
