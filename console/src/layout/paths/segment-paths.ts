import type { Segment } from '@gable/shared/segments/segment.ts'
import { useAccountPath } from '../../platform/account.ts'

export function useSegmentPaths() {
  const pathTo = useAccountPath()
  return {
    contacts: pathTo('contacts'),
    list: pathTo('contacts/segments'),
    newSegment: pathTo('contacts/segments/new'),
    segmentPath: ({ _id }: Pick<Segment, '_id'>) => pathTo(`contacts/segments/${_id}`),
    /** The contact list, limited to the segment. */
    contactsInSegment: ({ _id }: Pick<Segment, '_id'>) => `${pathTo('contacts/list')}?segment=${_id}`,
  }
}
