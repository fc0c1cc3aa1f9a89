-- One photo for an own recipe, made small in the browser. Lists should not select "bytes".
create table public.recipe_photos (
  household_id uuid not null default public.my_household(),
  recipe_id bigint not null,
  -- The first bytes say what a file really is; a browser is never told anything else.
  bytes bytea not null
    constraint recipe_photos_size check (octet_length(bytes) between 100 and 409600)
    constraint recipe_photos_format check (
      (content_type = 'image/jpeg' and substring(bytes from 1 for 3) = '\xffd8ff')
      or (content_type = 'image/webp' and substring(bytes from 1 for 4) = 'RIFF' and substring(bytes from 9 for 4) = 'WEBP')
    ),
  content_type text not null constraint recipe_photos_type check (content_type in ('image/webp', 'image/jpeg')),
  width integer not null constraint recipe_photos_width check (width between 1 and 4096),
  height integer not null constraint recipe_photos_height check (height between 1 and 4096),
  -- The point that stays visible when the photo is cropped, as a share of its width and height.
  focus_x real not null default 0.5 constraint recipe_photos_focus_x check (focus_x between 0 and 1),
  focus_y real not null default 0.5 constraint recipe_photos_focus_y check (focus_y between 0 and 1),
  updated_at timestamptz not null default now(),
  primary key (household_id, recipe_id),
  constraint recipe_photos_recipe foreign key (household_id, recipe_id)
    references public.custom_recipes (household_id, id) on delete cascade on update cascade
);

comment on constraint recipe_photos_size on public.recipe_photos is 'A photo can have at most 400 KB.';
comment on constraint recipe_photos_format on public.recipe_photos is 'This file is not a WebP or JPEG picture.';
comment on constraint recipe_photos_type on public.recipe_photos is 'A photo is a WebP or JPEG picture.';
comment on constraint recipe_photos_width on public.recipe_photos is 'A photo is at most 4,096 pixels wide.';
comment on constraint recipe_photos_height on public.recipe_photos is 'A photo is at most 4,096 pixels high.';
comment on constraint recipe_photos_focus_x on public.recipe_photos is 'The focus point lies outside the photo.';
comment on constraint recipe_photos_focus_y on public.recipe_photos is 'The focus point lies outside the photo.';
comment on constraint recipe_photos_recipe on public.recipe_photos is 'The recipe of this photo is not saved yet.';

alter table public.recipe_photos enable row level security;
revoke all on public.recipe_photos from public, anon, authenticated;
grant select, insert, update, delete on public.recipe_photos to authenticated;

create policy "members read their household's photos" on public.recipe_photos
  for select to authenticated using (household_id = (select public.my_household()));
create policy "members add to their household's photos" on public.recipe_photos
  for insert to authenticated with check (household_id = (select public.my_household()));
create policy "members change their household's photos" on public.recipe_photos
  for update to authenticated using (household_id = (select public.my_household()))
  with check (household_id = (select public.my_household()));
create policy "members remove from their household's photos" on public.recipe_photos
  for delete to authenticated using (household_id = (select public.my_household()));

create trigger recipe_photos_stamp before update on public.recipe_photos
  for each row execute function private.stamp_change();
