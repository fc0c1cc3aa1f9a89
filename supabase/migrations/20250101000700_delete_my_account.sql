-- A member leaves: the account goes, and every row that belongs to it by its foreign key.
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := auth.uid();
begin
  if member is null then
    raise exception 'Not authenticated' using errcode = '42501';
  end if;
  delete from auth.users where id = member;
end;
$$;

revoke all on function public.delete_my_account from public, anon, authenticated;
grant execute on function public.delete_my_account to authenticated;
