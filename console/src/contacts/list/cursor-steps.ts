/** Where a list stands that is walked from page to page and not jumped about in. */
export interface Step {
  /** Where this page begins; nothing on the first. */
  cursor: string | undefined
  page: number
  /** Where the pages before began, as far as this window walked them. */
  before: readonly string[]
}

export const firstStep: Step = { cursor: undefined, page: 1, before: [] }

/** What the address says, with what the browser remembers of the way there. */
export function stepIn(params: URLSearchParams, state: unknown): Step {
  const cursor = params.get('cursor') ?? undefined
  if (cursor === undefined) return firstStep
  const page = Number(params.get('page'))
  return { cursor, page: Number.isInteger(page) && page > 1 ? page : 2, before: trailIn(state) }
}

export const stepOn = ({ cursor, page, before }: Step, next: string): Step => ({
  cursor: next,
  page: page + 1,
  before: [...before, cursor ?? ''].slice(-trailMaximum),
})

/** The page before; the first, where a link led into the middle. */
export function stepBack({ page, before }: Step): Step {
  const cursor = before.at(-1)
  return cursor ? { cursor, page: page - 1, before: before.slice(0, -1) } : firstStep
}

export function withStep(params: URLSearchParams, { cursor, page }: Step) {
  const next = new URLSearchParams(params)
  next.delete('cursor')
  next.delete('page')
  if (cursor !== undefined) {
    next.set('cursor', cursor)
    next.set('page', String(page))
  }
  return next
}

/** Browsers refuse to remember without end. */
const trailMaximum = 400

function trailIn(state: unknown): string[] {
  const before = (state as { before?: unknown } | null)?.before
  return Array.isArray(before) ? before.filter((cursor) => typeof cursor === 'string') : []
}
