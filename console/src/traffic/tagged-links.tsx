import type { TaggedLink } from '@gable/shared/traffic/tagged-link.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useApi } from '../platform/use-api.ts'
import { NewLinkForm } from './new-link-form.tsx'
import { TaggedLinkItem } from './tagged-link-item.tsx'

export interface SharedPage {
  id: string
  name: string
  url: string
  /** Null for the default branding. */
  brandingId: string | null
}

/** The tagged links of a page, each with its QR code and what came of it. */
export function TaggedLinks({ page }: { page: SharedPage }) {
  const links = useApi('GET /agent/tagged-links/:subjectId', { params: { subjectId: page.id } })
  const [isAdding, setAdding] = useState(false)
  const [showsArchived, setShowsArchived] = useState(false)
  const [openId, setOpenId] = useState<string>()
  const refresh = () => void links.mutate()
  return (
    <section aria-label="Tagged links" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3 className="font-medium">Links per channel</h3>
          <p className="text-muted text-table">Each counts the visits and leads that it brings.</p>
        </div>
        {!isAdding && (
          <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
            New link
          </Button>
        )}
      </div>
      {isAdding && (
        <div ref={scrollIntoView}>
          <NewLinkForm
            page={page}
            onCancel={() => setAdding(false)}
            onCreated={(link) => {
              setAdding(false)
              setOpenId(link._id)
              refresh()
            }}
          />
        </div>
      )}
      {links.error && !links.data ? (
        <ErrorState title="The links could not be loaded" onRetry={refresh} retrying={links.isValidating} />
      ) : links.data ? (
        <LinkList
          page={page}
          openId={openId}
          refresh={refresh}
          showsArchived={showsArchived}
          links={links.data}
          onOpen={(id) => setOpenId(id === openId ? undefined : id)}
          onShowArchived={() => setShowsArchived(!showsArchived)}
        />
      ) : (
        <TextSkeleton lines={3} />
      )}
    </section>
  )
}

/** The form opens at the end of a dialog, often below its edge. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface LinkListProps {
  page: SharedPage
  links: readonly TaggedLink[]
  openId: string | undefined
  showsArchived: boolean
  onOpen: (id: string) => void
  onShowArchived: () => void
  refresh: () => void
}

function LinkList({ page, links, openId, showsArchived, onOpen, onShowArchived, refresh }: LinkListProps) {
  const archived = links.filter(({ isArchived }) => isArchived)
  const shown = showsArchived ? links : links.filter(({ isArchived }) => !isArchived)
  return (
    <>
      {shown.length > 0 ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {shown.map((link) => (
            <TaggedLinkItem
              key={link._id}
              page={page}
              link={link}
              refresh={refresh}
              isOpen={link._id === openId}
              onToggle={() => onOpen(link._id)}
            />
          ))}
        </ul>
      ) : (
        <p className="rounded-lg border border-line border-dashed px-4 py-5 text-center text-muted text-table">
          No links yet. Add one for a flyer, a sign or an ad to see what it brings.
        </p>
      )}
      {archived.length > 0 && (
        <Button size="sm" variant="quiet" onClick={onShowArchived}>
          {showsArchived ? 'Hide archived links' : `Show archived links (${archived.length})`}
        </Button>
      )}
    </>
  )
}
