/** An email or a phone number of a contact card. */
export interface LabeledValue {
  value: string
  kind: 'email' | 'phone'
  /** Lower-case types such as `work` or `cell`. */
  types: ReadonlySet<string>
  isPreferred: boolean
}

/** The values that a contact can have, the one to use first: what the card prefers, then cell phones, which get texts. */
export function listReachable(values: readonly LabeledValue[]): string[] {
  const reachable = values.filter((value) => !hasType(value, 'fax', 'pager'))
  return reachable.toSorted((a, b) => getRank(a) - getRank(b)).map(({ value }) => value)
}

const getRank = (value: LabeledValue) => (value.isPreferred ? 0 : hasType(value, ...cellTypes) ? 1 : 2)

/** Lines such as `Work email: nora@work.example`. A contact keeps no labels, and one value alone needs none. */
export function describeLabels(values: readonly LabeledValue[]): string[] {
  const counts = { email: 0, phone: 0 }
  for (const { kind } of values) counts[kind]++
  return values.flatMap((value) => {
    const label = getLabel(value)
    const isAlone = counts[value.kind] === 1 && !hasType(value, 'fax', 'pager')
    return label && !isAlone ? `${label}: ${value.value}` : []
  })
}

function getLabel(value: LabeledValue): string | undefined {
  if (hasType(value, 'fax')) return 'Fax'
  if (hasType(value, 'pager')) return 'Pager'
  const place = hasType(value, 'work') ? 'Work' : hasType(value, 'home') ? 'Home' : undefined
  if (value.kind === 'phone' && hasType(value, ...cellTypes)) return place === 'Work' ? 'Work cell' : 'Cell'
  return place && `${place} ${value.kind}`
}

const cellTypes = ['cell', 'mobile', 'iphone']

const hasType = ({ types }: LabeledValue, ...wanted: string[]) => wanted.some((type) => types.has(type))
