/** A value of the contact, their home or the sender, written as `{{contact.firstName | there}}` in a text. */
interface MergeField {
  label: string
  sample: string
  /** Every recipient has it, so that a text needs no fallback for it. */
  isAlwaysKnown: boolean
}

export const mergeFields = {
  'contact.firstName': { label: 'First name', sample: 'Emma', isAlwaysKnown: false },
  'contact.lastName': { label: 'Last name', sample: 'Larsen', isAlwaysKnown: false },
  'contact.fullName': { label: 'Full name', sample: 'Emma Larsen', isAlwaysKnown: false },
  'home.address': { label: 'Home address', sample: '18 Spring Street, Portland, ME 04101', isAlwaysKnown: false },
  'home.street': { label: 'Home street', sample: '18 Spring Street', isAlwaysKnown: false },
  'home.city': { label: 'Home city', sample: 'Portland', isAlwaysKnown: false },
  'home.value': { label: 'Home value', sample: '$612,000', isAlwaysKnown: false },
  'home.valueRange': { label: 'Home value range', sample: '$586,000 – $641,000', isAlwaysKnown: false },
  'home.valueChange': { label: 'Change in a year', sample: '+4.2%', isAlwaysKnown: false },
  'home.equity': { label: 'Home equity', sample: '$348,000', isAlwaysKnown: false },
  'home.purchaseYear': { label: 'Year of purchase', sample: '2016', isAlwaysKnown: false },
  'home.yearsOwned': { label: 'Years owned', sample: '10', isAlwaysKnown: false },
  'agent.firstName': { label: "Agent's first name", sample: 'Maya', isAlwaysKnown: true },
  'agent.fullName': { label: "Agent's full name", sample: 'Maya Chen', isAlwaysKnown: true },
  'agent.email': { label: "Agent's email", sample: 'maya@example.com', isAlwaysKnown: true },
  'agent.phone': { label: "Agent's phone", sample: '(207) 555-0142', isAlwaysKnown: false },
  'agency.name': { label: 'Agency', sample: 'Harbor & Hill Realty', isAlwaysKnown: true },
  'agency.phone': { label: "Agency's phone", sample: '(207) 555-0100', isAlwaysKnown: false },
  'agency.website': { label: "Agency's website", sample: 'https://example.com', isAlwaysKnown: false },
  'today.month': { label: 'This month', sample: 'May', isAlwaysKnown: true },
  'today.year': { label: 'This year', sample: '2026', isAlwaysKnown: true },
} as const satisfies Record<string, MergeField>

export type MergeFieldName = keyof typeof mergeFields
export type MergeValues = Partial<Record<MergeFieldName, string>>

export const isMergeField = (name: string): name is MergeFieldName => Object.hasOwn(mergeFields, name)

/** The text between merge fields, and the fields. */
type MergePart =
  | { type: 'text'; text: string }
  | { type: 'field'; name: MergeFieldName; fallback: string }
  /** Looks like a merge field, but is none. */
  | { type: 'unknown'; text: string }

const fieldPattern = /\{\{([^{}]*)\}\}/g

/** Splits a text at its merge fields. */
export function parseMergeText(text: string): MergePart[] {
  const parts: MergePart[] = []
  let end = 0
  for (const match of text.matchAll(fieldPattern)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) })
    parts.push(toPart(match[0], match[1] ?? ''))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) })
  return parts
}

function toPart(text: string, inner: string): MergePart {
  const [name = '', ...fallback] = inner.split('|').map((part) => part.trim())
  return isMergeField(name) ? { type: 'field', name, fallback: fallback.join('|') } : { type: 'unknown', text }
}

/** The text for one recipient. An unknown field stays as it is written. */
export const fillMergeText = (text: string, values: MergeValues): string =>
  parseMergeText(text)
    .map((part) => (part.type === 'field' ? values[part.name] || part.fallback : part.text))
    .join('')

/** What prevents publishing a text: unknown fields, and fields that may be empty and have no fallback. */
export function listMergeErrors(text: string): string[] {
  return parseMergeText(text).flatMap((part) => {
    if (part.type === 'unknown') return [`${part.text} is not a merge field`]
    if (part.type === 'field' && !part.fallback && !mergeFields[part.name].isAlwaysKnown)
      return [`${mergeFields[part.name].label} may be missing. Add a fallback: {{${part.name} | …}}`]
    return []
  })
}

export const sampleMergeValues: MergeValues = Object.fromEntries(
  Object.entries(mergeFields).map(([name, { sample }]) => [name, sample]),
)
