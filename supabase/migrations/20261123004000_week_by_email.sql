-- Whether a member gets their week by email on Sunday evening, in their time zone.
alter table public.profiles add column week_mail boolean not null default false;
create index profiles_week_mail on public.profiles (time_zone) where week_mail;
