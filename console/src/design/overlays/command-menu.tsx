import { Command } from 'cmdk'
import { Lock, type LucideIcon, Search } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Kbd } from '../data/kbd.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { Highlighted } from './highlighted.tsx'

interface CommandMenuProps {
  /** The accessible name. */
  label: string
  placeholder: string
  query: string
  onQueryChange: (query: string) => void
  isSearching: boolean
  /** Selected until the user moves the selection, also when a better result arrives later. */
  bestId: string | undefined
  /** Shown instead of the list, such as "No results". */
  message: ReactNode
  /** `CommandGroup`s */
  children: ReactNode
}

/** A search field above a list that is controlled from the keyboard. The caller filters the items. */
export function CommandMenu(props: CommandMenuProps) {
  const { label, placeholder, query, onQueryChange, isSearching, bestId, message, children } = props
  const selection = useSelection(bestId, query)
  return (
    <Command
      label={label}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={selection.id}
      onValueChange={selection.handleChange}
      onKeyDown={selection.handleMove}
      onPointerMove={selection.handleMove}
      className="flex min-h-0 flex-col"
    >
      <div className="flex h-12 shrink-0 items-center gap-3 border-line border-b px-4">
        {isSearching ? (
          <Spinner className="text-faint" />
        ) : (
          <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
        )}
        <Command.Input
          value={query}
          onValueChange={onQueryChange}
          placeholder={placeholder}
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none touch:text-lead"
        />
      </div>
      {/* A list box may contain only options, so the message is next to it. */}
      <div className="h-[min(400px,60dvh)] overflow-y-auto overscroll-contain">
        <p role="status" className={message ? 'px-3 py-16 text-center text-muted' : 'sr-only'}>
          {message}
        </p>
        <Command.List label="Results" className={message ? 'hidden' : 'p-2'}>
          {children}
        </Command.List>
      </div>
    </Command>
  )
}

/** The list also reports a change when it selects its own first item, so only changes after a key or the pointer count. */
function useSelection(bestId: string | undefined, query: string) {
  const [picked, setPicked] = useState({ query, id: '' })
  const movedQuery = useRef<string>(undefined)
  const isPicked = picked.query === query && picked.id !== ''
  return {
    id: isPicked ? picked.id : (bestId ?? ''),
    handleChange: (id: string) => {
      if (movedQuery.current === query) setPicked({ query, id })
    },
    handleMove: (event: KeyboardEvent | PointerEvent) => {
      if (!('key' in event) || selectionKeys.has(event.key)) movedQuery.current = query
    },
  }
}

const selectionKeys = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group heading={heading} className={groupClassName}>
      {children}
    </Command.Group>
  )
}

interface CommandItemProps {
  id: string
  label: string
  icon: LucideIcon
  hint?: string | undefined
  /** Its words are highlighted in the label and the hint. */
  query?: string | undefined
  shortcut?: readonly string[] | undefined
  /** Disables the item and replaces its hint. */
  disabledReason?: string | undefined
  onSelect: () => void
}

export function CommandItem(props: CommandItemProps) {
  const { id, label, icon: Icon, hint = '', query = '', shortcut, disabledReason, onSelect } = props
  return (
    <Command.Item
      value={id}
      disabled={disabledReason !== undefined}
      onSelect={onSelect}
      className="flex h-9 cursor-default select-none items-center gap-3 rounded-md px-2 text-table aria-disabled:opacity-60 data-[selected=true]:bg-hover touch:h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <span className="min-w-0 truncate">
        <Highlighted text={label} query={query} />
      </span>
      <span className="min-w-0 flex-1 truncate text-faint">
        {disabledReason ?? <Highlighted text={hint} query={query} />}
      </span>
      {disabledReason ? (
        <Lock aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
      ) : (
        <span aria-hidden="true" className="hidden shrink-0 gap-1 sm:flex touch:hidden">
          {shortcut?.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </Command.Item>
  )
}

const groupClassName =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint [&_[cmdk-group-heading]]:text-label'
