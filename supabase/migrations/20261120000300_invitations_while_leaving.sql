-- An invitation made while its maker was leaving, being removed or deleting the account was stored after the maker's
-- other invitations had been revoked, and let people in. Now the maker stays in the household until it is stored.
create or replace function public.create_invitation() returns text language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.signed_in();
  home uuid := private.hold_my_household();
  token text := private.new_token();
begin
  if home is null then
    raise exception 'Not authenticated' using errcode = '42501'; -- the account was deleted meanwhile
  end if;
  delete from public.household_invitations where household_id = home and expires_at < now() - interval '30 days';
  insert into public.household_invitations (household_id, token_hash, created_by)
  values (home, private.token_hash(token), member);
  return token;
end;
$$;

-- Revokes those that were made that way before.
delete from public.household_invitations invitation where used_at is null and not exists (
  select from public.household_members member
  where member.user_id = invitation.created_by and member.household_id = invitation.household_id
);
