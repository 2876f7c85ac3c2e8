import type { ContactFilter } from '@gable/shared/contacts/filter.ts'
import type { Db } from '../../platform/database.ts'
import { timelines } from './attributes.ts'
import { plantRows } from './plant-rows.ts'
import type { Setting, TeamMember } from './setting.ts'

interface PlantedSegment {
  name: string
  owner: TeamMember | undefined
  isShared?: boolean
  filters: ContactFilter[]
}

/** Questions the agency of the demo asks often; of what is not shared everybody sees the own. */
export async function plantSegments(db: Db, account_id: string, setting: Setting) {
  const { calendar, team, recipe } = setting
  const chance = setting.chanceOf('segments')
  const [first, second = first] = team
  const [town] = recipe.place.towns
  const subscribed = { key: 'subscription', anyOf: ['SUBSCRIBED'] }
  const segments: PlantedSegment[] = [
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
      name: 'Quiet for half a year',
      owner: first,
      filters: [{ key: 'lastActivityAt', till: calendar.dateOf(calendar.today - 183) }, subscribed],
    },
    {
      name: 'Mortgage and no dashboard yet',
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
      id: chance.id(at),
      agent_id: owner?.id ?? '',
      name,
      is_shared: isShared,
      filters,
      search: '',
      created_at: at,
      updated_at: at,
    }
  })
  await plantRows(db, 'segments', rows)
}
