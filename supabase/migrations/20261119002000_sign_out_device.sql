-- Ends one session of whoever asks: a lost phone, a borrowed laptop. Somebody else's session stays.
create function public.sign_out_device(device_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions session where session.id = device_id and session.user_id = auth.uid()
$$;

revoke all on function public.sign_out_device(uuid) from public, anon, authenticated;
grant execute on function public.sign_out_device(uuid) to authenticated;
