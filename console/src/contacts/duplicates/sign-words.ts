import type { DuplicateGroup, DuplicateSign } from '@gable/shared/contacts/merge.ts'
import { phoneText } from '../phone-text.ts'

/** What contacts share who may be one person. */
export const signNames: Record<DuplicateSign, string> = {
  EMAIL: 'Same email',
  PHONE: 'Same phone',
  ADDRESS: 'Same home and name',
}

/** Why a group of contacts is taken for one person: `Same phone (603) 555-0142`. */
export const signText = ({ by, value }: DuplicateGroup['shared'][number]): string =>
  `${signNames[by]}: ${by === 'PHONE' ? phoneText(value) : value}`
