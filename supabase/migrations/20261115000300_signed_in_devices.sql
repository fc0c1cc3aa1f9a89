-- The sessions of whoever asks: which browser, since when, and when it was last used.
create function public.signed_in_devices()
returns table (id uuid, user_agent text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    session.id,
    session.user_agent,
    session.created_at,
    greatest(session.created_at, session.refreshed_at at time zone 'UTC'),
    session.id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
  from auth.sessions session
  where session.user_id = auth.uid()
  order by 4 desc
$$;

revoke all on function public.signed_in_devices() from public, anon, authenticated;
grant execute on function public.signed_in_devices() to authenticated;
