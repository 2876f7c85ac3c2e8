import { isReachable, type LeadDraft } from '@gable/shared/lead-intake/lead-draft.ts'
import type { IntakeSource } from '@gable/shared/lead-intake/source.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { DescriptionList } from '../design/data/description-list.tsx'
import { Callout } from '../design/feedback/callout.tsx'

/** A lead as it would be created. */
export function DraftPreview({ draft, source }: { draft: LeadDraft; source: IntakeSource }) {
  const type = draft.leadType ?? source.leadType
  const rows = [
    ['Name', [draft.firstName, draft.lastName].filter(Boolean).join(' ')],
    ['Email', draft.email],
    ['Phone', draft.phone],
    ['Address', draft.address],
    ['Message', draft.message],
    ['Lead Type', leadFields.leadTypes.find(({ value }) => value === type)?.label ?? ''],
    ['Source', source.name],
    ['Tags', source.tags.join(', ')],
  ] as const
  return (
    <div className="space-y-3">
      {!isReachable(draft) && (
        <Callout tone="warning">
          Without an email or a phone number no lead is created. The payload waits under Needs a Look.
        </Callout>
      )}
      <section aria-label="Lead preview">
        <DescriptionList
          items={rows.map(([label, value]) => ({
            label,
            value: value ? <bdi className="whitespace-pre-wrap">{value}</bdi> : <span className="text-faint">—</span>,
          }))}
        />
      </section>
    </div>
  )
}
