-- Deleting an account needs the current password. Our own server checks it before the call gets here; hosted Supabase
-- has the function to compare with, so there it is checked below.
drop function public.delete_my_account();

create function public.delete_my_account(current_password text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := auth.uid();
  stored text;
  matches boolean := true;
begin
  if member is null then
    raise exception 'Not authenticated' using errcode = '42501';
  end if;
  select encrypted_password into stored from auth.users where id = member;
  if coalesce(stored, '') <> '' and to_regprocedure('extensions.crypt(text, text)') is not null then
    execute 'select extensions.crypt($1, $2) = $2' into matches using coalesce(current_password, ''), stored;
  end if;
  if not coalesce(matches, false) then
    raise exception 'That is not your current password.' using errcode = '42501';
  end if;
  delete from auth.users where id = member;
end;
$$;

revoke all on function public.delete_my_account(text) from public, anon, authenticated;
grant execute on function public.delete_my_account(text) to authenticated;
