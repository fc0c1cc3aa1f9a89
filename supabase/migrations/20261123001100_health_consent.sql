-- Consent to store what a member tells about their body and health, where the host asks for it (HEALTH_CONSENT). The version
-- of the question and the time are part of the profile.
alter table public.profiles
  add column health_consent smallint constraint profiles_health_consent check (health_consent between 1 and 1000),
  add column health_consent_at timestamptz;
comment on constraint profiles_health_consent on public.profiles is 'This is not a version of the question.';

-- One row, which the server writes when it starts.
create table private.host_rules (health_consent boolean not null default false);
insert into private.host_rules default values;
revoke all on private.host_rules from public, anon, authenticated;

create function private.refuse_without_consent() returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'Please agree first that this site stores your health details: under Settings, or when you enter them on a page.'
    using hint = 'health_consent';
end;
$$;

create function private.asks_consent() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from private.host_rules where health_consent)
$$;

create function private.guard_health_details() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  nothing constant public.profiles := jsonb_populate_record(null::public.profiles, '{"maternity":"none","allergies":[],"dislikes":[]}');
  before public.profiles := case when tg_op = 'UPDATE' then old else nothing end;
begin
  -- An upsert: what happens to the row that is there is decided when it is updated.
  if tg_op = 'INSERT' and exists (select from public.profiles where user_id = new.user_id) then return new; end if;
  -- The time is what the database saw.
  if new.health_consent is null then new.health_consent_at := null;
  elsif new.health_consent is distinct from before.health_consent then new.health_consent_at := now();
  else new.health_consent_at := before.health_consent_at;
  end if;
  if new.health_consent is null
    and (new.height_cm, new.goal_weight_kg, new.pace_kg_week, new.maternity, new.allergies, new.dislikes)
      is distinct from (before.height_cm, before.goal_weight_kg, before.pace_kg_week, before.maternity, before.allergies, before.dislikes)
    and (new.height_cm, new.goal_weight_kg, new.pace_kg_week, new.maternity, new.allergies, new.dislikes)
      is distinct from (nothing.height_cm, nothing.goal_weight_kg, nothing.pace_kg_week, nothing.maternity, nothing.allergies, nothing.dislikes)
    and private.asks_consent() then
    perform private.refuse_without_consent();
  end if;
  return new;
end;
$$;
create trigger profiles_guard_health before insert or update on public.profiles
  for each row execute function private.guard_health_details();

create function private.guard_weight() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.asks_consent() and not exists (
    select from public.profiles where user_id = new.user_id and health_consent is not null
  ) then
    perform private.refuse_without_consent();
  end if;
  return new;
end;
$$;
create trigger weight_logs_guard_health before insert or update on public.weight_logs
  for each row execute function private.guard_weight();

-- Takes the consent back, and with it everything that was stored because of it.
create function public.withdraw_health_consent() returns void language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := private.signed_in();
begin
  delete from public.weight_logs where user_id = member;
  update public.profiles set health_consent = null, birth_year = null, sex = null, height_cm = null, goal_weight_kg = null,
    pace_kg_week = null, maternity = 'none', allergies = '{}', dislikes = '{}'
  where user_id = member;
end;
$$;

revoke all on function private.refuse_without_consent, private.asks_consent, private.guard_health_details,
  private.guard_weight, public.withdraw_health_consent from public, anon, authenticated;
grant execute on function public.withdraw_health_consent to authenticated;
