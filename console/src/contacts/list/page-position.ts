/** A page of a list that can only be walked forward and back, not opened by number. */
export interface PagePosition {
  /** Start of the page; undefined on the first page. */
  cursor: string | undefined
  page: number
  /** Cursors of the pages before this one, as far as this window walked through them. */
  previousCursors: readonly string[]
}

export const firstPosition: PagePosition = { cursor: undefined, page: 1, previousCursors: [] }

/** Reads the position from the address, and the pages before it from the history state. */
export function parsePosition(params: URLSearchParams, state: unknown): PagePosition {
  const cursor = params.get('cursor') ?? undefined
  if (cursor === undefined) return firstPosition
  const page = Number(params.get('page'))
  return { cursor, page: Number.isInteger(page) && page > 1 ? page : 2, previousCursors: parseCursors(state) }
}

export const getNextPosition = ({ cursor, page, previousCursors }: PagePosition, next: string): PagePosition => ({
  cursor: next,
  page: page + 1,
  previousCursors: [...previousCursors, cursor ?? ''].slice(-cursorMaximum),
})

/** The previous page, or the first one if a link led into the middle of the list. */
export function getPreviousPosition({ page, previousCursors }: PagePosition): PagePosition {
  const cursor = previousCursors.at(-1)
  return cursor ? { cursor, page: page - 1, previousCursors: previousCursors.slice(0, -1) } : firstPosition
}

export function writePosition(params: URLSearchParams, { cursor, page }: PagePosition) {
  const next = new URLSearchParams(params)
  next.delete('cursor')
  next.delete('page')
  if (cursor !== undefined) {
    next.set('cursor', cursor)
    next.set('page', String(page))
  }
  return next
}

/** Browsers limit the size of the history state. */
const cursorMaximum = 400

function parseCursors(state: unknown): string[] {
  const cursors = (state as Partial<PagePosition> | null)?.previousCursors
  return Array.isArray(cursors) ? cursors.filter((cursor) => typeof cursor === 'string') : []
}
