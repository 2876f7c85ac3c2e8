import type { DistinctPair } from '@gable/shared/contacts/merge.ts'
import { useState } from 'react'
import { RelativeTime } from '../../design/data/relative-time.tsx'
import { TextSkeleton } from '../../design/feedback/skeleton.tsx'
import { Empty, Failed } from '../../design/feedback/states.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { PanelBody } from '../../design/layout/panel.tsx'
import { SlideOut } from '../../design/overlays/slide-out.tsx'
import { useApiList } from '../../platform/use-api.ts'
import { useContactPath } from '../contact-paths.ts'
import { PageSteps } from '../page-steps.tsx'
import { useDistinctWrites } from './use-distinct-writes.ts'

/** Of whom somebody said that they are not the same person, to be taken back. */
export function DistinctPairs({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <SlideOut
      open={open}
      onClose={onClose}
      title="Not duplicates"
      description="These look alike and are different people. They are not offered for merging."
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
    return <Failed title="The contacts could not be loaded" onRetry={() => void mutate()} retrying={isValidating} />
  if (!data) return <TextSkeleton lines={6} />
  if (data.total === 0) return <Empty title="Nobody yet" text="Say so on a group of duplicates that are none." />
  return (
    <div className="space-y-4">
      <ul className="divide-y divide-line">
        {data.data.map((pair) => (
          <Pair key={pair.contacts.map(({ _id }) => _id).join()} pair={pair} />
        ))}
      </ul>
      <PageSteps page={page} pageSize={pageSize} total={data.total} onPage={setPage} />
    </div>
  )
}

function Pair({ pair: { contacts, by, at } }: { pair: DistinctPair }) {
  const { takeBack } = useDistinctWrites()
  const { pathOf } = useContactPath()
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    await takeBack(contacts)
    setBusy(false)
  }
  const [one, other] = contacts
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="[overflow-wrap:anywhere]">
          <Link to={pathOf(one._id)}>
            <bdi>{one.fullName || 'A contact'}</bdi>
          </Link>{' '}
          and{' '}
          <Link to={pathOf(other._id)}>
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
        aria-label={`Take back that ${one.fullName} and ${other.fullName} are different people`}
        onClick={() => void undo()}
      >
        Take back
      </Button>
    </li>
  )
}

const pageSize = 25
