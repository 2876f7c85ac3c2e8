import type { FieldConflict } from '@gable/shared/contact-sync/merge.ts'
import { coreFieldLabels } from '@gable/shared/contact-sync/record.ts'
import { getCustomKey } from './records.ts'
import type { SyncContext } from './sync-context.ts'

/** The name of a field for people. */
export function getFieldLabel(field: string, { attributes }: Pick<SyncContext, 'attributes'>): string {
  const key = getCustomKey(field)
  if (key === undefined) return coreFieldLabels[field as keyof typeof coreFieldLabels] ?? field
  return attributes.find(({ attribute }) => attribute.key === key)?.attribute.label ?? key
}

/** `First name: “Bob” here, “Robert” in Follow Up Boss. Kept the one here, which is newer.` */
export function describeConflict({ field, local, remote, winner }: FieldConflict, context: SyncContext): string {
  const { title, rules } = context
  const side = winner === 'APP' ? `the one in ${title}` : 'the one here'
  const because = rules.conflicts === 'NEWEST' ? ', which is newer' : ', as your rules say'
  const [ours, theirs] = [local, remote].map((value) => quote(value))
  const label = getFieldLabel(field, context)
  if (field === 'owner') return `${label}: changed on both sides. Kept ${side}${because}`
  return `${label}: ${ours} here, ${theirs} in ${title}. Kept ${side}${because}`
}

const quote = (value: unknown) => (value === null || value === '' ? 'blank' : `“${String(value).slice(0, 80)}”`)

export const toName = ({
  firstName,
  lastName,
  emails,
  phones,
}: {
  firstName: string
  lastName: string
  emails: string[]
  phones: string[]
}) => `${firstName} ${lastName}`.trim() || emails[0] || phones[0] || 'No name'

export const joinSentences = (sentences: readonly string[]) => sentences.map((sentence) => `${sentence}.`).join(' ')
