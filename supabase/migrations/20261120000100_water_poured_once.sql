-- Water whose answer was lost is sent again with the same key, made on the device, and stored once.
alter table public.water_logs
  add column device_key uuid not null default gen_random_uuid(),
  add constraint water_logs_device_key unique (user_id, device_key);
