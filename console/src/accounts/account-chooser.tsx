import { type KeyboardEvent, useRef, useState } from 'react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { NoResults } from '../design/feedback/states.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { LoadError } from '../platform/load-error.tsx'
import { useSession } from '../platform/session.ts'
import { useApi } from '../platform/use-api.ts'
import { AccountRow } from './account-row.tsx'

/** Links to the connected accounts, with arrow key navigation. A long list also has a search. */
export function AccountChooser({ next }: { next: string | undefined }) {
  const { accIds } = useSession()
  const { data: accounts, error, mutate } = useApi('GET /accounts')
  const [name, setName] = useState('')
  const list = useRef<HTMLUListElement>(null)

  if (!accounts && error) {
    return <LoadError problem={error} title="Your accounts could not be loaded" onRetry={() => mutate()} />
  }
  const matches = accounts?.filter((account) => account.name.toLowerCase().includes(name.trim().toLowerCase()))
  return (
    <>
      <p className="mt-1 mb-5 text-muted">Choose the account you want to work in.</p>
      {accIds.length > searchThreshold && (
        <TextInput
          size="lg"
          type="search"
          aria-label="Search accounts"
          placeholder="Search accounts"
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="mb-3"
        />
      )}
      {matches?.length === 0 ? (
        <NoResults text="Try a different name." />
      ) : (
        <ul
          ref={list}
          onKeyDown={(event) => moveFocus(event, list.current)}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          {matches
            ? matches.map((account) => <AccountRow key={account._id} account={account} next={next} />)
            : accIds.map((id) => <RowSkeleton key={id} />)}
        </ul>
      )}
    </>
  )
}

const searchThreshold = 7

function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const links: Element[] = [...(list?.querySelectorAll('a') ?? [])]
  const current = document.activeElement ? links.indexOf(document.activeElement) : -1
  const target = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: links.length - 1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  const link = links[target]
  if (link instanceof HTMLElement) link.focus()
}

function RowSkeleton() {
  return (
    <li className="flex h-16 items-center gap-3 border-line px-4 [&+&]:border-t">
      <Skeleton className="size-9 shrink-0 rounded-lg" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-3.5 w-40" />
        <Skeleton className="h-3 w-16" />
      </div>
    </li>
  )
}
