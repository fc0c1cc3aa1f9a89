-- An account's open invitations go with it, whoever deletes it: nobody who is left knows whom they were sent to. Before the
-- account, because its foreign keys would take the sender's name off them first.
create function private.withdraw_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.household_invitations where created_by = old.id and used_at is null;
  return old;
end;
$$;
revoke all on function private.withdraw_invitations from public, anon, authenticated;

create trigger users_withdraw_invitations before delete on auth.users
  for each row execute function private.withdraw_invitations();

-- Those of accounts that were deleted earlier.
delete from public.household_invitations where created_by is null and used_at is null;
