-- Foods and recipes a member logged lately, for quick adding: one row each, with the last portion.
create table public.recent_foods (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null constraint recent_foods_kind check (kind in ('recipe', 'food', 'quick')),
  -- The food's or recipe's id; of a quick entry its name.
  item_id text not null constraint recent_foods_item check (length(item_id) between 1 and 300),
  title text not null constraint recent_foods_title check (length(title) between 1 and 300),
  body jsonb not null default '{}' constraint recent_foods_body check (
    jsonb_typeof(body) = 'object' and octet_length(body::text) <= 8192
  ),
  -- A meal the member wants to keep at hand.
  is_favorite boolean not null default false,
  uses integer not null default 1 constraint recent_foods_uses check (uses between 1 and 1000000),
  used_at timestamptz not null default now(),
  primary key (user_id, kind, item_id)
);

comment on constraint recent_foods_kind on public.recent_foods is 'A recent food is a recipe, a food or a quick entry.';
comment on constraint recent_foods_item on public.recent_foods is 'A food’s id has between 1 and 300 characters.';
comment on constraint recent_foods_title on public.recent_foods is 'A food’s name has between 1 and 300 characters.';
comment on constraint recent_foods_body on public.recent_foods is 'The portion of a recent food is too long.';
comment on constraint recent_foods_uses on public.recent_foods is 'A food is used between 1 and 1,000,000 times.';

create index recent_foods_user_used on public.recent_foods (user_id, used_at);
alter table public.recent_foods enable row level security;
revoke all on public.recent_foods from public, anon, authenticated;
grant select, insert, update, delete on public.recent_foods to authenticated;

create policy "members read their own recent foods" on public.recent_foods
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members add their own recent foods" on public.recent_foods
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members change their own recent foods" on public.recent_foods
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "members remove their own recent foods" on public.recent_foods
  for delete to authenticated using ((select auth.uid()) = user_id);
