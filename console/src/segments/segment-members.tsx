import type { ContactRow } from '@gable/shared/contacts/contact.ts'
import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import { CircleHelp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { contactName } from '../contacts/contact-name.ts'
import { allContacts, toContactQueryParams } from '../contacts/contact-query.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { emptyValue } from '../design/format/metric-format.ts'
import { formatPhone } from '../design/format/phone.ts'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { useContactPaths } from '../layout/paths/contact-paths.ts'
import { useApiList } from '../platform/use-api.ts'
import { SegmentCount } from './segment-count.tsx'
import { WhyInSegmentDialog } from './why-in-segment-dialog.tsx'

interface SegmentMembersProps {
  search: string
  filters: readonly ContactFilter[]
  /** Set while the conditions are the saved ones; each member can then be explained. */
  segmentId?: string | undefined
}

/** The number of contacts that match the conditions and the most recently active ones. Both update while editing. */
export function SegmentMembers({ segmentId, ...conditions }: SegmentMembersProps) {
  const { search, filters } = useDebouncedValue(conditions)
  const { contactPath } = useContactPaths()
  const [explainedMember, setExplainedMember] = useState<{ contactId: string; name: string }>()
  // The API refuses conditions on removed attributes, but still serves a saved segment that has them.
  const query = segmentId ? { ...allContacts, segmentId } : { ...allContacts, search, filters }
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/contacts/search', {
    query: { ...toContactQueryParams(query), pageSize: sampleSize },
  })
  return (
    <section aria-label="Contacts in this segment" className="min-w-0 space-y-3">
      <SegmentCount search={query.search} filters={query.filters} segmentId={query.segmentId} />
      <DataTable<ContactRow>
        label="Contacts in this segment"
        columns={memberColumns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ href: contactPath(_id) })}
        stale={isLoading && data !== undefined}
        error={
          error && {
            title: 'The contacts could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={<EmptyState title="No matching contacts" text="Contacts join this segment once they match it." />}
        {...(segmentId && {
          menu: (contact) => (
            <IconButton
              icon={CircleHelp}
              label={`Why is ${contactName(contact)} in this segment?`}
              onClick={() => setExplainedMember({ contactId: contact._id, name: contactName(contact) })}
            />
          ),
        })}
      />
      {data?.next && <p className="text-muted text-table">Showing the {sampleSize} most recently active contacts.</p>}
      {segmentId && (
        <WhyInSegmentDialog
          segmentId={segmentId}
          member={explainedMember}
          onClose={() => setExplainedMember(undefined)}
        />
      )}
    </section>
  )
}

const sampleSize = 10

const memberColumns: Column<ContactRow>[] = [
  { key: 'name', header: 'Name', width: '160px', cell: (contact) => <bdi>{contactName(contact)}</bdi> },
  {
    key: 'email',
    header: 'Email',
    cell: ({ emailId }) => <span className="block truncate">{emailId ?? emptyValue}</span>,
  },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => (phone ? formatPhone(phone) : emptyValue) },
  {
    key: 'lastActivityAt',
    header: 'Last activity',
    cell: ({ lastActivityAt }) => <RelativeTime at={lastActivityAt} />,
  },
]

/** The value once it has not changed for a moment, so that not every keystroke sends a request. */
function useDebouncedValue<T>(value: T, waitMs = 300): T {
  const [debounced, setDebounced] = useState(value)
  const key = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal value is no change
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), waitMs)
    return () => clearTimeout(timer)
  }, [key, waitMs])
  return debounced
}
