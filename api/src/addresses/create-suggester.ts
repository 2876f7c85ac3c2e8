import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { createGeoapifySuggester } from './geoapify.ts'
import { createLocalSuggester } from './local-suggester.ts'
import { parseTypedAddress } from './parse-typed-address.ts'
import { createPhotonSuggester } from './photon.ts'
import { maxSuggestions } from './queries.ts'
import type { Suggester } from './suggester.ts'
import { withCache } from './with-cache.ts'
import { withFallback } from './with-fallback.ts'

type SuggesterSettings = Pick<Settings, 'ADDRESS_GEOAPIFY_KEY' | 'ADDRESS_PHOTON_URL'>

/** The configured address service with the local suggester as fallback. Results have the typed door and no duplicates. */
export function createSuggester(settings: SuggesterSettings, db: Db, log: Log): Suggester {
  const local = createLocalSuggester(db)
  const service = createService(settings)
  const suggester = service ? withFallback(service, local, log) : local
  return withCache({
    suggest: async (text, signal) =>
      filterSuggestions(await suggester.suggest(text, signal), parseTypedAddress(text).door),
  })
}

function createService({
  ADDRESS_GEOAPIFY_KEY: key,
  ADDRESS_PHOTON_URL: photon,
}: SuggesterSettings): Suggester | undefined {
  if (key) return createGeoapifySuggester(key)
  return photon ? createPhotonSuggester(photon) : undefined
}

/** Services also return other door numbers on the street. A typed number of five digits may be the ZIP code. */
function filterSuggestions(suggestions: AddressSuggestion[], door: string | undefined): AddressSuggestion[] {
  const sameDoor = suggestions.filter(
    ({ doorNumber, zip }) => !door || doorNumber.toLowerCase() === door || zip === door,
  )
  const byAddress = new Map(sameDoor.map((suggestion) => [suggestion.fullAddress.toLowerCase(), suggestion]))
  return [...byAddress.values()].slice(0, maxSuggestions)
}
