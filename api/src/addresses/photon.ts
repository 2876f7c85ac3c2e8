import { stateCode } from '@gable/shared/addresses/us-states.ts'
import * as z from 'zod'
import { ask } from './ask.ts'
import { composeAddress } from './compose.ts'
import type { Suggester } from './suggester.ts'

/** https://github.com/komoot/photon: a service one can run oneself, on the data of OpenStreetMap. */
export const openPhoton = (origin: string): Suggester => ({
  async suggest(text, signal) {
    const url = new URL('api', origin.replace(/\/*$/, '/'))
    url.search = new URLSearchParams({ q: text, limit: '8', layer: 'house' }).toString()
    const { features } = await ask(url, Answer, signal)
    return features.flatMap(({ properties, geometry }) => {
      const { housenumber, street, city, district, county, state, postcode } = properties
      const [longitude, latitude] = geometry.coordinates
      return (
        composeAddress({
          doorNumber: housenumber,
          street,
          city: city ?? district ?? county,
          state: state && stateCode(state),
          zip: postcode,
          latitude,
          longitude,
        }) ?? []
      )
    })
  },
})

const part = z.string().max(200).optional()

const Answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        housenumber: part,
        street: part,
        city: part,
        district: part,
        county: part,
        state: part,
        postcode: part,
      }),
    }),
  ),
})
