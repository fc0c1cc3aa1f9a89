-- A week may also be the next seven days, whatever day it is.
alter table public.profiles
  drop constraint profiles_week_starts_on,
  add constraint profiles_week_starts_on check (week_starts_on between 0 and 7);
comment on constraint profiles_week_starts_on on public.profiles is 'A week starts on a day from Sunday (0) to Saturday (6), or today (7).';
