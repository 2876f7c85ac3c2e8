import { invalid } from '@gable/shared/http/problem.ts'
import { isId } from '@gable/shared/ids.ts'
import { parseJson } from '../platform/parse-json.ts'

/** The sort key and id of the last contact on a page, and the property of their last row if each property has one. */
export interface Cursor {
  key: string
  id: string
  propertyId?: string | null | undefined
}

export const formatCursor = ({ key, id, propertyId }: Cursor) =>
  Buffer.from(JSON.stringify(propertyId ? [key, id, propertyId] : [key, id])).toString('base64url')

export function parseCursor(text: string): Cursor {
  const parsed = parseJson(Buffer.from(text, 'base64url').toString())
  const [key, id, propertyId = null] = Array.isArray(parsed) ? (parsed as unknown[]) : []
  if (typeof key !== 'string' || !isIdText(id) || (propertyId !== null && !isIdText(propertyId)))
    throw invalid({ cursor: 'This page does not exist' })
  return { key, id, propertyId }
}

const isIdText = (value: unknown): value is string => typeof value === 'string' && isId(value)
