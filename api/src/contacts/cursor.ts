import { invalid } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'

/** The sort key and id of the last contact on a page. */
export interface Cursor {
  key: string
  id: string
}

export const formatCursor = ({ key, id }: Cursor) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

export function parseCursor(text: string): Cursor {
  const [key, id] = parseJsonArray(text)
  if (typeof key !== 'string' || typeof id !== 'string' || !isId(id))
    throw invalid({ cursor: 'This page does not exist' })
  return { key, id }
}

function parseJsonArray(text: string): unknown[] {
  try {
    const value = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
