import { Dialog } from '@base-ui/react/dialog'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Spinner } from '../../../design/feedback/spinner.tsx'
import { Overlay } from '../../../design/overlays/overlay.tsx'
import { usePaletteContext } from './context.ts'
import type { PaletteItem } from './item.ts'
import { bestFirst } from './match.ts'
import { PaletteLine } from './palette-line.tsx'
import { noteChoice, withRecent } from './recent.ts'
import { paletteSources } from './sources.ts'
import { useFound } from './use-found.ts'

/** Everything one can go to or do, found by typing. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Overlay
      open={open}
      onClose={onClose}
      className="inset-x-2 top-2 max-h-[calc(100dvh-16px)] overflow-hidden rounded-lg transition-opacity duration-150 data-[ending-style]:opacity-0 sm:inset-x-auto sm:top-[14vh] sm:left-1/2 sm:w-[560px] sm:-translate-x-1/2"
    >
      <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
      <Finder onClose={onClose} />
    </Overlay>
  )
}

function Finder({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const context = usePaletteContext()
  const sources = useMemo(() => paletteSources.map((source) => source(context)), [context])
  const { groups, isSearching, hasFailed } = useFound(sources, query)
  const shown = query.trim() === '' ? withRecent(groups) : bestFirst(groups, query)
  const isNothing = shown.length === 0 && !isSearching

  function choose(item: PaletteItem) {
    noteChoice(item)
    onClose()
    void item.run()
  }

  return (
    <Command label="Search or jump to" shouldFilter={false} vimBindings={false} loop className="flex min-h-0 flex-col">
      <div className="flex h-12 shrink-0 items-center gap-3 border-line border-b px-4">
        {isSearching ? (
          <Spinner className="text-faint" />
        ) : (
          <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
        )}
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Search or jump to…"
          className="h-full min-w-0 flex-1 bg-transparent text-body outline-none touch:text-lead"
        />
      </div>
      {/* A list box holds options and nothing else, so what to say without any stands beside it. */}
      <div className="h-[min(400px,60dvh)] overflow-y-auto overscroll-contain">
        <p role="status" className={isNothing ? 'px-3 py-16 text-center text-muted' : 'sr-only'}>
          {isNothing && (hasFailed ? 'The search failed. Type again to retry.' : `Nothing found for “${query}”`)}
        </p>
        <Command.List label="Results" className={isNothing ? 'hidden' : 'p-2'}>
          {shown.map(({ group, items }) => (
            <Command.Group key={group} heading={group} className={groupLook}>
              {items.map((item) => (
                <PaletteLine key={item.id} item={item} onChoose={choose} />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </div>
    </Command>
  )
}

const groupLook =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint [&_[cmdk-group-heading]]:text-label'
