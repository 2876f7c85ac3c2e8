import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { Db } from '../platform/database.ts'
import { timelines } from './attributes.ts'
import { insertRows } from './insert-rows.ts'
import type { TeamMember, WorldContext } from './world-context.ts'

interface SeedSegment {
  name: string
  owner: TeamMember | undefined
  isShared?: boolean
  filters: ContactFilter[]
}

/** Segments of the demo agency. Segments that are not shared are visible to their owner only. */
export async function seedSegments(db: Db, account_id: string, context: WorldContext) {
  const { calendar, team, config } = context
  const rng = context.rngFor('segments')
  const [first, second = first] = team
  const [town] = config.area.towns
  const subscribed = { key: 'subscription', anyOf: ['SUBSCRIBED'] }
  const segments: SeedSegment[] = [
    { name: 'Past clients', owner: first, isShared: true, filters: [{ key: 'tags', anyOf: ['Past client'] }] },
    {
      name: `Owners in ${town?.name}`,
      owner: second,
      isShared: true,
      filters: [{ key: 'city', anyOf: [town?.name ?? ''] }, subscribed],
    },
    {
      name: 'Moving soon',
      owner: first,
      filters: [{ key: 'custom.timeline', anyOf: timelines.slice(0, 2) }],
    },
    {
      name: 'No activity in six months',
      owner: first,
      filters: [{ key: 'lastActivityAt', notInLastDays: 183 }, subscribed],
    },
    {
      name: 'Mortgage, dashboard not claimed',
      owner: first,
      isShared: true,
      filters: [
        { key: 'hasMortgage', is: true },
        { key: 'isClaimed', is: false },
      ],
    },
    { name: 'My open houses', owner: second, filters: [{ key: 'source', anyOf: ['Open house'] }] },
  ]
  const rows = segments.map(({ name, owner, isShared = false, filters }, n) => {
    const at = calendar.at(calendar.today - 120 + 17 * n, 600 + 23 * n)
    return {
      account_id,
      id: rng.uuid(at),
      agent_id: owner?.id ?? '',
      name,
      is_shared: isShared,
      filters,
      search: '',
      created_at: at,
      updated_at: at,
    }
  })
  await insertRows(db, 'segments', rows)
}
