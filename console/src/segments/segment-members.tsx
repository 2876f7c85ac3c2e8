import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { contactName } from '../contacts/contact-name.ts'
import { useContactPath } from '../contacts/contact-paths.ts'
import { queryOf } from '../contacts/wanted.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { Empty } from '../design/feedback/states.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { useApiList } from '../platform/use-api.ts'
import { memberColumns } from './member-columns.tsx'
import { SegmentCount } from './segment-count.tsx'
import { useSettled } from './use-settled.ts'
import { WhyDialog } from './why-dialog.tsx'

interface SegmentMembersProps {
  search: string
  filters: readonly ContactFilter[]
  /** Where the conditions stand as they are saved, so that it can be asked why somebody is in it. */
  segmentId?: string | undefined
}

/** How many contacts meet conditions, and the last active of them; both follow the conditions as they change. */
export function SegmentMembers({ segmentId, ...conditions }: SegmentMembersProps) {
  const { search, filters } = useSettled(conditions)
  const { pathOf } = useContactPath()
  const [asked, setAsked] = useState<{ contactId: string; name: string }>()
  // A segment may ask about attributes that are gone: by its name it can be looked at all the same.
  const wanted = segmentId
    ? { search: '', filters: [], segmentId, isArchived: false }
    : { search, filters, segmentId: undefined, isArchived: false }
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/contacts/search', {
    query: { ...queryOf(wanted), pageSize: sampleSize },
  })
  return (
    <section aria-label="Contacts in this segment" className="min-w-0 space-y-3">
      <SegmentCount {...wanted} />
      <DataTable<ContactRow>
        label="Contacts in this segment"
        columns={memberColumns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        door={({ _id }) => ({ href: pathOf(_id) })}
        stale={isLoading && data !== undefined}
        failed={
          error && {
            title: 'The contacts could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={<Empty title="Nobody meets these conditions" text="Whoever meets them later is in the segment then." />}
        {...(segmentId && {
          menu: (contact) => (
            <IconButton
              icon={CircleHelp}
              label={`Why is ${contactName(contact)} in this segment?`}
              onClick={() => setAsked({ contactId: contact._id, name: contactName(contact) })}
            />
          ),
        })}
      />
      {data?.next && <p className="text-muted text-table">Those who were active last.</p>}
      {segmentId && <WhyDialog segmentId={segmentId} asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

const sampleSize = 10
