import type { Segment } from '@gable/shared/segments/segment.ts'
import { useAccountPath } from '../platform/account.ts'

/** Where segments are found. */
export function useSegmentPath() {
  const pathTo = useAccountPath()
  return {
    contacts: pathTo('contacts'),
    list: pathTo('contacts/segments'),
    fresh: pathTo('contacts/segments/new'),
    pathOf: ({ _id }: Pick<Segment, '_id'>) => pathTo(`contacts/segments/${_id}`),
    /** The list of contacts with those of the segment in it. */
    contactsOf: ({ _id }: Pick<Segment, '_id'>) => `${pathTo('contacts/list')}?segment=${_id}`,
  }
}
