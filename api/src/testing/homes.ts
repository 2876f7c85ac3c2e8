import { createLog } from '../platform/observe/log.ts'
import { lookUpProperty } from '../properties/look-up.ts'
import { openMarket } from '../properties/market.ts'
import type { PropertyProvider } from '../properties/provider.ts'
import { agencyWithContacts } from './contacts.ts'
import { marketKnows, placeOfItsOwn } from './market.ts'
import type { World } from './world.ts'

/** An agency with a contact in a home of which the market knows everything; no address comes twice. */
export async function agencyWithHome(world: World, { isNonMarketing = false } = {}) {
  const people = await agencyWithContacts(world)
  const { agency, agent } = people
  const place = placeOfItsOwn()
  const contact = await people.add('Nora Field', { address: place.address, isNonMarketing })
  const propertyId = contact.properties[0]?._id ?? ''
  const params = { propertyId }

  /** What the job does when its turn comes. */
  const looksUp = (provider: (db: typeof world.product.db) => PropertyProvider = openMarket, patience?: number) =>
    lookUpProperty(
      provider,
      patience,
    )({
      payload: { accountId: agency.accountId, propertyId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })

  return {
    ...people,
    place,
    contact,
    params,
    looksUp,
    property: () => agent.call('GET /agent/properties/:propertyId', { params }),
    marketKnows: () => marketKnows(world.owner.db, place),
  }
}
