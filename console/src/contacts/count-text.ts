import type { Total } from '@gable/shared/contacts/list.ts'
import { formatCount } from '../design/format/metric-format.ts'

/** "132 contacts", or "More than 1,000 contacts" where nobody counted further. */
export function countText({ count, isExact }: Total): string {
  const contacts = count === 1 ? 'contact' : 'contacts'
  return `${isExact ? '' : 'More than '}${formatCount(count)} ${contacts}`
}
