import type { ParsedContactSelection } from '@gable/shared/contacts/bulk.ts'
import { describeFilter } from '@gable/shared/contacts/filter-rules.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { resolveContactQuery } from '../contacts/contact-query.ts'
import { listFilterFields } from '../contacts/filter-config.ts'
import type { ResolvedContactQuery } from '../contacts/selection-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getSegmentName } from './queries.ts'

/** Archived contacts that were picked by hand are part of it, so that they are shown among those held back. */
export const resolveSelection = async (
  db: Db,
  scope: Scope,
  selection: ParsedContactSelection,
): Promise<ResolvedContactQuery> =>
  'ids' in selection
    ? { ids: selection.ids, search: '', filters: [], includesArchived: true }
    : resolveContactQuery(db, scope, selection)

/** Who is selected, in words. They stay with the broadcast, whatever becomes of the segment. */
export async function describeSelection(db: Db, scope: Scope, selection: ParsedContactSelection): Promise<string> {
  if ('ids' in selection) return pluralize(selection.ids.length, 'contact')
  const { search, filters, segmentId, isArchived } = selection
  const fields = filters.length > 0 ? await listFilterFields(db, scope, 'CONTACT') : []
  const conditions = [
    ...(search ? [`“${search}”`] : []),
    ...filters.map((filter) =>
      describeFilter(
        filter,
        fields.find(({ key }) => key === filter.key),
      ),
    ),
  ]
  const segment = segmentId && (await getSegmentName(db, scope, segmentId))
  const who = segment ? `Segment ${segment}` : isArchived ? 'All archived contacts' : 'All contacts'
  return (conditions.length > 0 ? `${who} matching ${conditions.join(', ')}` : who).slice(0, 500)
}
