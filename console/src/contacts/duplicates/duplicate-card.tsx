import type { DuplicateGroup } from '@gable/shared/contacts/merge.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { contactName } from '../contact-name.ts'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { Candidate } from './candidate.tsx'
import { formatMatch } from './match-labels.ts'
import { pickContactToKeep } from './pick-contact-to-keep.ts'
import { useDistinctContacts } from './use-distinct-contacts.ts'

/** A group of possible duplicates, side by side. */
export function DuplicateCard({ group: { shared, contacts } }: { group: DuplicateGroup }) {
  const { markDistinct } = useDistinctContacts()
  const [busy, setBusy] = useState(false)
  const [primaryId, setPrimaryId] = useState<string>()
  const [duplicateId, setDuplicateId] = useState<string>()
  const primary = contacts.find(({ _id }) => _id === primaryId) ?? pickContactToKeep(contacts)
  const others = contacts.filter((contact) => contact !== primary)
  if (!primary) return null

  async function handleDismiss() {
    setBusy(true)
    await markDistinct(contacts)
    setBusy(false)
  }

  return (
    <section
      aria-label={`Possible duplicates: ${contacts.map(contactName).join(', ')}`}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 border-line border-b bg-sunken px-4 py-2.5">
        <ul className="flex min-w-0 flex-wrap gap-1.5">
          {shared.map((match) => (
            <li key={`${match.by} ${match.value}`} className="min-w-0 max-w-full">
              <Badge tone="warning">{formatMatch(match, contacts)}</Badge>
            </li>
          ))}
        </ul>
        <Button size="sm" variant="quiet" busy={busy} onClick={() => void handleDismiss()}>
          Not duplicates
        </Button>
      </header>
      <ul className="grid gap-px bg-line sm:grid-cols-[repeat(auto-fit,minmax(280px,1fr))]">
        {[primary, ...others].map((contact) => (
          <li key={contact._id} className="min-w-0 bg-surface">
            <Candidate
              contact={contact}
              isPrimary={contact === primary}
              primaryName={contactName(primary)}
              onKeep={() => setPrimaryId(contact._id)}
              onMerge={() => setDuplicateId(contact._id)}
            />
          </li>
        ))}
      </ul>
      <MergeDialog
        open={duplicateId !== undefined}
        onClose={() => setDuplicateId(undefined)}
        contactId={primary._id}
        duplicateId={duplicateId}
      />
    </section>
  )
}
