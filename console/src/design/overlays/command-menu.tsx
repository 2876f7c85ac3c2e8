import { Command } from 'cmdk'
import { Lock, type LucideIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Kbd } from '../data/kbd.tsx'
import { Spinner } from '../feedback/spinner.tsx'

interface CommandMenuProps {
  /** The accessible name. */
  label: string
  placeholder: string
  query: string
  onQueryChange: (query: string) => void
  isSearching: boolean
  /** Shown instead of the list, such as "No results". */
  message: ReactNode
  /** `CommandGroup`s */
  children: ReactNode
}

/** A search field above a list that is controlled from the keyboard. The caller filters the items. */
export function CommandMenu(props: CommandMenuProps) {
  const { label, placeholder, query, onQueryChange, isSearching, message, children } = props
  return (
    <Command label={label} shouldFilter={false} vimBindings={false} loop className="flex min-h-0 flex-col">
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
  shortcut?: readonly string[] | undefined
  /** Disables the item and replaces its hint. */
  disabledReason?: string | undefined
  onSelect: () => void
}

export function CommandItem({ id, label, icon: Icon, hint, shortcut, disabledReason, onSelect }: CommandItemProps) {
  return (
    <Command.Item
      value={id}
      disabled={disabledReason !== undefined}
      onSelect={onSelect}
      className="flex h-9 cursor-default select-none items-center gap-3 rounded-md px-2 text-table aria-disabled:opacity-60 data-[selected=true]:bg-hover touch:h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" />
      <span className="min-w-0 truncate">{label}</span>
      <span className="min-w-0 flex-1 truncate text-faint">{disabledReason ?? hint}</span>
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
