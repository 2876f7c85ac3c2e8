import type { DistinctPair } from '@gable/shared/contacts/merge.ts'
import { useState } from 'react'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useApiList } from '../../platform/use-api.ts'
import { Pager } from '../pager.tsx'
import { useDistinctContacts } from './use-distinct-contacts.ts'

/** The pairs that agents marked as different people. */
export function DistinctPairs({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SlideOut
      open={open}
      onClose={onClose}
      title="Dismissed pairs"
      description="These contacts look alike but are different people. They are not suggested for merging."
    >
      <PanelBody>
        <Pairs />
      </PanelBody>
    </SlideOut>
  )
}

function Pairs() {
  const [page, setPage] = useState(1)
  const { data, error, isValidating, mutate } = useApiList('GET /agent/contacts/distinct', {
    query: { page, pageSize },
  })
  if (!data && error)
    return <ErrorState title="The contacts could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.total === 0)
    return <EmptyState title="No pairs yet" text="Pairs you mark as “Not duplicates” appear here." />
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {data.data.map((pair) => (
          <Pair key={pair.contacts.map(({ _id }) => _id).join()} pair={pair} />
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

function Pair({ pair: { contacts, by, at } }: { pair: DistinctPair }) {
  const { undoDistinct } = useDistinctContacts()
  const { contactPath } = useContactPaths()
  const [busy, setBusy] = useState(false)
  const handleUndo = async () => {
    setBusy(true)
    await undoDistinct(contacts)
    setBusy(false)
  }
  const [one, other] = contacts
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="[overflow-wrap:anywhere]">
          <Link to={contactPath(one._id)}>
            <bdi>{one.fullName || 'A contact'}</bdi>
          </Link>{' '}
          and{' '}
          <Link to={contactPath(other._id)}>
            <bdi>{other.fullName || 'a contact'}</bdi>
          </Link>
        </p>
        <p className="text-muted text-table">
          {by.fullName}, <RelativeTime at={at} />
        </p>
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={`Suggest ${one.fullName} and ${other.fullName} as duplicates again`}
        onClick={() => void handleUndo()}
      >
        Suggest again
      </Button>
    </li>
  )
}

const pageSize = 25
