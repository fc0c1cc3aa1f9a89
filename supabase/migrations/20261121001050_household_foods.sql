-- What a member doesn't eat stays private, unless they show it to their household: then the others' cards, recipes and
-- week say "Milk: Ana". Nothing else of the profile is shown.
alter table public.profiles add column shares_foods boolean not null default false;

create function public.household_foods()
returns table (name text, allergies text[], dislikes text[], diet text)
language sql stable security definer set search_path = '' as $$
  select other.name, profile.allergies, profile.dislikes, goals.preferred_diet_type
  from public.household_members other
  join public.profiles profile on profile.user_id = other.user_id
  left join public.user_goals goals on goals.user_id = other.user_id
  where other.household_id = (select public.my_household())
    and other.user_id <> (select auth.uid()) and profile.shares_foods
  order by other.joined_at, other.user_id
$$;
revoke all on function public.household_foods from public, anon, authenticated;
grant execute on function public.household_foods to authenticated;
