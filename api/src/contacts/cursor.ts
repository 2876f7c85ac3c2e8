import { Problem } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'

/** The last contact of a page: what it was sorted by, and itself. */
export interface Cursor {
  key: string
  id: string
}

export const cursorText = ({ key, id }: Cursor) => Buffer.from(JSON.stringify([key, id])).toString('base64url')

export function cursorOf(text: string): Cursor {
  const [key, id] = parsed(text)
  if (typeof key !== 'string' || typeof id !== 'string' || !isId(id))
    throw new Problem('invalid', 'Some fields need attention', { cursor: 'There is no such page' })
  return { key, id }
}

function parsed(text: string): unknown[] {
  try {
    const value = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
