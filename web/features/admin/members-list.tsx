import { useState } from 'react'
import { useDebouncedValue } from '#web/hooks/use-debounced-value.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { countText, wholeNumber } from '#web/ui/format.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { dayText, sizeText } from './admin-api.ts'
import { AdminList } from './admin-list.tsx'
import type { AdminMember } from './admin-member.ts'
import { MemberDialog } from './member-dialog.tsx'

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'last-use', label: 'Last here' },
  { value: 'storage', label: 'Most storage' },
  { value: 'address', label: 'Address' },
]

export function MembersList() {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState('newest')
  const [page, setPage] = useState(0)
  const [managed, setManaged] = useState<{ member: AdminMember; reload: () => Promise<unknown> }>()
  const found = useDebouncedValue(search.trim())
  const query = new URLSearchParams({ search: found, order, page: String(page) })
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-[1fr_14rem]">
        <Field label="Search by address">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={search}
              onChange={({ target }) => {
                setSearch(target.value)
                setPage(0)
              }}
            />
          )}
        </Field>
        <Field label="Sort by">
          {(control) => (
            <Select
              {...control}
              options={ORDERS}
              value={order}
              onChange={({ target }) => {
                setOrder(target.value)
                setPage(0)
              }}
            />
          )}
        </Field>
      </div>
      <AdminList<AdminMember>
        of="the members"
        path={`members?${query}`}
        empty={found ? `No address contains “${found}”.` : 'There are no members yet.'}
        page={page}
        onPage={setPage}
        row={(member, reload) => (
          <>
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {member.email} {member.operator && <Badge tone="leaf">Operator</Badge>}{' '}
                {member.paused && <Badge tone="danger">Paused</Badge>}{' '}
                {!member.confirmed && <Badge>Not confirmed</Badge>}
              </p>
              <p className="text-muted text-sm first-letter:uppercase">{memberFacts(member).join(' · ')}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Manage ${member.email}`}
              onClick={() => setManaged({ member, reload })}
            >
              Manage
            </Button>
          </>
        )}
      />
      {managed && <MemberDialog {...managed} onClose={() => setManaged(undefined)} />}
    </>
  )
}

const memberFacts = ({ createdAt, lastUse, devices, rows, bytes }: AdminMember) => [
  lastUse ? `last here ${dayText(lastUse)}` : 'never signed in',
  `joined ${dayText(createdAt)}`,
  countText(devices, 'device'),
  `${wholeNumber(rows)} ${rows === 1 ? 'entry' : 'entries'}`,
  ...(bytes > 0 ? [`${sizeText(bytes)} of recipes and photos`] : []),
]
