import { type KeyboardEvent, useRef, useState } from 'react'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { FilteredToNothing } from '../design/feedback/states.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import { LoadProblem } from '../platform/load-problem.tsx'
import { useSession } from '../platform/session.ts'
import { useApi } from '../platform/use-api.ts'
import { AccountRow } from './account-row.tsx'

/** Every connected account as a link; arrows move between them, and with many of them one can type a name. */
export function AccountChooser({ next }: { next: string | undefined }) {
  const { accIds } = useSession()
  const { data: accounts, error, mutate } = useApi('GET /accounts')
  const [name, setName] = useState('')
  const list = useRef<HTMLUListElement>(null)

  if (!accounts && error) {
    return <LoadProblem problem={error} failed="Your accounts could not be loaded" onRetry={() => mutate()} />
  }
  const found = accounts?.filter((account) => account.name.toLowerCase().includes(name.trim().toLowerCase()))
  return (
    <>
      <p className="mt-1 mb-5 text-muted">Choose the account you want to work in.</p>
      {accIds.length > manyAccounts && (
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
      {found?.length === 0 ? (
        <FilteredToNothing text="Try a different name." />
      ) : (
        <ul
          ref={list}
          onKeyDown={(event) => moveFocus(event, list.current)}
          className="overflow-hidden rounded-lg border border-line bg-surface"
        >
          {found
            ? found.map((account) => <AccountRow key={account._id} account={account} next={next} />)
            : accIds.map((id) => <RowSkeleton key={id} />)}
        </ul>
      )}
    </>
  )
}

const manyAccounts = 7

function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const links: Element[] = [...(list?.querySelectorAll('a') ?? [])]
  const here = document.activeElement ? links.indexOf(document.activeElement) : -1
  const there = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: links.length - 1 }[event.key]
  if (there === undefined) return
  event.preventDefault()
  const link = links[there]
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
