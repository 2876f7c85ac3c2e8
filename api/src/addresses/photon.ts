import { toStateCode } from '@gable/shared/addresses/us-states.ts'
import * as z from 'zod'
import { fetchJson } from './fetch-json.ts'
import type { Suggester } from './suggester.ts'
import { toSuggestion } from './to-suggestion.ts'

/** https://github.com/komoot/photon: a geocoder on OpenStreetMap data that can be self-hosted. */
export const createPhotonSuggester = (origin: string): Suggester => ({
  async suggest(text, signal) {
    const url = new URL('api', origin.replace(/\/*$/, '/'))
    url.search = new URLSearchParams({ q: text, limit: '8', layer: 'house' }).toString()
    const { features } = await fetchJson(url, PhotonResponse, signal)
    return features.flatMap(({ properties, geometry }) => {
      const { housenumber, street, city, district, county, state, postcode } = properties
      const [longitude, latitude] = geometry.coordinates
      return (
        toSuggestion({
          doorNumber: housenumber,
          street,
          city: city ?? district ?? county,
          state: state && toStateCode(state),
          zip: postcode,
          latitude,
          longitude,
        }) ?? []
      )
    })
  },
})

const part = z.string().max(200).optional()

const PhotonResponse = z.object({
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
