import { createLog } from '../platform/observe/log.ts'
import { lookUpProperty } from '../properties/look-up-property.ts'
import { createMarketProvider } from '../properties/market-provider.ts'
import type { PropertyProvider } from '../properties/provider.ts'
import { createAgencyWithContacts } from './contacts.ts'
import { createUniqueAddress, seedMarketData } from './market.ts'
import type { World } from './world.ts'

/** An agency with a contact whose property has complete market data. Every call uses a new address. */
export async function createAgencyWithProperty(world: World, { isNonMarketing = false } = {}) {
  const contacts = await createAgencyWithContacts(world)
  const { agency, agent } = contacts
  const location = createUniqueAddress()
  const contact = await contacts.addContact('Nora Field', { address: location.address, isNonMarketing })
  const propertyId = contact.properties[0]?._id ?? ''
  const params = { propertyId }

  /** Runs the look-up job. */
  const runLookup = (
    provider: (db: typeof world.product.db) => PropertyProvider = createMarketProvider,
    timeout?: number,
  ) =>
    lookUpProperty(
      provider,
      timeout,
    )({
      payload: { accountId: agency.accountId, propertyId },
      db: world.product.db,
      log: createLog({ LOG_LEVEL: 'silent' }),
      signal: new AbortController().signal,
    })

  return {
    ...contacts,
    location,
    contact,
    params,
    runLookup,
    getProperty: () => agent.call('GET /agent/properties/:propertyId', { params }),
    addMarketData: () => seedMarketData(world.owner.db, location),
  }
}
