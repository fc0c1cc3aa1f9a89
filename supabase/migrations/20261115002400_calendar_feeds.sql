-- Secret links through which a calendar reads the household's plan. Only a hash is kept; deleting the row revokes it.
create table public.calendar_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash bytea not null unique,
  time_zone text not null default 'UTC' constraint calendar_feeds_time_zone check (length(time_zone) between 1 and 64),
  created_at timestamptz not null default now()
);

comment on constraint calendar_feeds_time_zone on public.calendar_feeds is 'A time zone has at most 64 characters.';

create index calendar_feeds_user on public.calendar_feeds (user_id);
alter table public.calendar_feeds enable row level security;
revoke all on public.calendar_feeds from public, anon, authenticated;
grant select, delete, update (time_zone) on public.calendar_feeds to authenticated;

create policy "members see their own calendar links" on public.calendar_feeds
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members move their own calendar links to another time zone" on public.calendar_feeds
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members revoke their own calendar links" on public.calendar_feeds
  for delete to authenticated using ((select auth.uid()) = user_id);

-- The token is told this once.
create function public.create_calendar_feed(time_zone text default 'UTC') returns text
language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  insert into public.calendar_feeds (user_id, token_hash, time_zone)
  values (private.signed_in(), private.token_hash(token), create_calendar_feed.time_zone);
  return token;
end;
$$;

-- The plan behind a link, for whoever has it: a calendar cannot sign in. An unknown token gives no rows; a known one
-- gives at least the row with its time zone.
create function public.calendar_feed(token text)
returns table (
  time_zone text, id bigint, date date, meal_type text, recipe_id text, recipe_title text, note text, servings integer,
  leftover boolean, updated_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select feed.time_zone, meal.id, meal.date, meal.meal_type, meal.recipe_id, meal.recipe_title, meal.note, meal.servings,
    meal.leftover_of is not null, meal.updated_at
  from public.calendar_feeds feed
    join public.household_members member on member.user_id = feed.user_id
    left join public.meal_schedules meal on meal.household_id = member.household_id
      and meal.date between current_date - 31 and current_date + 180
  where feed.token_hash = private.token_hash(calendar_feed.token)
  order by meal.date, meal.id
  limit 2000
$$;

revoke all on function public.create_calendar_feed, public.calendar_feed from public, anon, authenticated;
grant execute on function public.create_calendar_feed to authenticated;
grant execute on function public.calendar_feed to anon, authenticated;
