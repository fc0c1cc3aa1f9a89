-- A favorite meal keeps all its entries with their nutrients, a kilobyte each: room for a dinner of many dishes.
alter table public.recent_foods drop constraint recent_foods_body;
alter table public.recent_foods add constraint recent_foods_body check (
  jsonb_typeof(body) = 'object' and octet_length(body::text) <= 32768
);
comment on constraint recent_foods_body on public.recent_foods is 'This meal has too many entries to be kept as a favorite.';
