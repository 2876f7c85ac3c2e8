import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { Settings } from '../platform/settings.ts'
import { openBook } from './book.ts'
import { fallBack } from './fall-back.ts'
import { openGeoapify } from './geoapify.ts'
import { openPhoton } from './photon.ts'
import { wanted } from './queries.ts'
import { remember } from './remember.ts'
import type { Suggester } from './suggester.ts'
import { readTypedAddress } from './typed-address.ts'

type Chosen = Pick<Settings, 'ADDRESS_GEOAPIFY_KEY' | 'ADDRESS_PHOTON_URL'>

/** Who is asked, by the settings. Whoever it is, the same door stands in every answer, and nothing twice. */
export function chooseSuggester(settings: Chosen, db: Db, log: Log): Suggester {
  const book = openBook(db)
  const service = serviceOf(settings)
  const suggester = service ? fallBack(service, book, log) : book
  return remember({
    suggest: async (text, signal) => tidy(await suggester.suggest(text, signal), readTypedAddress(text).door),
  })
}

function serviceOf({ ADDRESS_GEOAPIFY_KEY: key, ADDRESS_PHOTON_URL: photon }: Chosen): Suggester | undefined {
  if (key) return openGeoapify(key)
  return photon ? openPhoton(photon) : undefined
}

/** Somebody who typed 12 does not live at 14. Five digits may be the post's, and are no door then. */
function tidy(found: AddressSuggestion[], door: string | undefined): AddressSuggestion[] {
  const sameDoor = found.filter(({ doorNumber, zip }) => !door || doorNumber.toLowerCase() === door || zip === door)
  return [...new Map(sameDoor.map((one) => [one.fullAddress.toLowerCase(), one])).values()].slice(0, wanted)
}
