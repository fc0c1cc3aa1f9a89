-- A diary entry may name a meal that is no longer in the member's plan: somebody else has just deleted it, or the member has
-- left the household. Such an entry is kept without the meal's name, where it was refused before, as was every correction of
-- it. A meal of another household counts as gone too, so that nobody learns from the answer which meals others have planned.
create function private.forget_gone_meal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from public.meal_schedules planned join public.household_members member using (household_id)
  where planned.id = new.schedule_id and member.user_id = new.user_id
  for key share of planned;
  if not found then
    new.schedule_id := null;
  end if;
  return new;
end;
$$;
revoke all on function private.forget_gone_meal from public, anon, authenticated;

create trigger meal_entries_forget_gone_meal before insert or update on public.meal_entries
  for each row when (new.schedule_id is not null) execute function private.forget_gone_meal();
