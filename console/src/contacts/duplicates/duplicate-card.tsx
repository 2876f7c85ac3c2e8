import type { DuplicateGroup } from '@gable/shared/contacts/merge.ts'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { contactName } from '../contact-name.ts'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { Candidate } from './candidate.tsx'
import { likeliest } from './likeliest.ts'
import { signText } from './sign-words.ts'
import { useDistinctWrites } from './use-distinct-writes.ts'

/** Contacts side by side who may be one person. */
export function DuplicateCard({ group: { shared, contacts } }: { group: DuplicateGroup }) {
  const { keepApart } = useDistinctWrites()
  const [busy, setBusy] = useState(false)
  const [keptId, setKeptId] = useState<string>()
  const [mergedId, setMergedId] = useState<string>()
  const kept = contacts.find(({ _id }) => _id === keptId) ?? likeliest(contacts)
  const others = contacts.filter((contact) => contact !== kept)
  if (!kept) return null

  async function dismiss() {
    setBusy(true)
    await keepApart(contacts)
    setBusy(false)
  }

  return (
    <section
      aria-label={`Possible duplicates: ${contacts.map(contactName).join(', ')}`}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 border-line border-b bg-sunken px-4 py-2.5">
        <ul className="flex min-w-0 flex-wrap gap-1.5">
          {shared.map((sign) => (
            <li key={`${sign.by} ${sign.value}`} className="min-w-0 max-w-full">
              <Badge tone="warning">{signText(sign, contacts)}</Badge>
            </li>
          ))}
        </ul>
        <Button size="sm" variant="quiet" busy={busy} onClick={() => void dismiss()}>
          Not duplicates
        </Button>
      </header>
      <ul className="grid gap-px bg-line sm:grid-cols-[repeat(auto-fit,minmax(280px,1fr))]">
        {[kept, ...others].map((contact) => (
          <li key={contact._id} className="min-w-0 bg-surface">
            <Candidate
              contact={contact}
              isKept={contact === kept}
              keptName={contactName(kept)}
              onKeep={() => setKeptId(contact._id)}
              onMerge={() => setMergedId(contact._id)}
            />
          </li>
        ))}
      </ul>
      <MergeDialog
        open={mergedId !== undefined}
        onClose={() => setMergedId(undefined)}
        contactId={kept._id}
        otherId={mergedId}
      />
    </section>
  )
}
