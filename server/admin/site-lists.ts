// The host page's other lists: invitations, public links, and emails that weren't sent. No tokens, no contents.
import type { Row, Statements } from '#server/database/database.ts'

const PAGE = 50

export const invitations = (statements: Statements): Promise<Row[]> =>
  statements.query(
    `select encode(token_hash, 'hex') as id, invitation.created_at as "createdAt", expires_at as "expiresAt",
       creator.email as "createdBy", used.email as "usedBy", expires_at <= now() as expired
     from plateful.invitations invitation left join auth.users creator on creator.id = created_by
       left join auth.users used on used.id = used_by
     where not from_household order by invitation.created_at desc limit $1`,
    [PAGE],
  )

/** One more than a page, if there is more. The title is what everybody with the link sees. */
export const publicLinks = (statements: Statements, page: number): Promise<Row[]> =>
  statements.query(
    `select link.id, link.created_at as "createdAt", users.email as "createdBy", left(link.title, 200) as title
     from (
       select links.id, links.created_at, links.created_by, recipe.body ->> 'title' as title from public.recipe_links links
         join public.custom_recipes recipe on recipe.household_id = links.household_id and recipe.id = links.recipe_id
       union all
       select links.id, links.created_at, links.created_by, collection.name || ' (collection)' from public.collection_links links
         join public.collections collection on collection.household_id = links.household_id and collection.id = links.collection_id
     ) link
       left join auth.users on users.id = link.created_by
     order by link.created_at desc, link.id limit $1 offset $2`,
    [PAGE + 1, page * PAGE],
  )

export const unsentMails = (statements: Statements): Promise<Row[]> =>
  statements.query(
    `select id, kind, recipient, created_at as "createdAt", attempts, failed_at is not null as failed, failure,
       next_attempt_at as "nextAttemptAt"
     from plateful.outbox order by created_at desc limit $1`,
    [PAGE],
  )
