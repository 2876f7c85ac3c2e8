import { ContactFilters } from '@gable/shared/contacts/filter.ts'
import { RequiredText } from '@gable/shared/http/fields.ts'
import { type Segment, segmentNameMaximum } from '@gable/shared/segments/segment.ts'
import * as z from 'zod'

/** The editable fields of a segment. */
export const SegmentForm = z.object({
  name: RequiredText(segmentNameMaximum),
  isShared: z.boolean(),
  search: z.string().trim().max(200),
  filters: ContactFilters,
})
export type SegmentFields = z.input<typeof SegmentForm>

export const toSegmentFields = ({ name, isShared, search, filters }: Segment): SegmentFields => ({
  name,
  isShared,
  search,
  filters,
})
