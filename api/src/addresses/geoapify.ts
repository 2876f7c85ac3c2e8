import * as z from 'zod'
import { fetchJson } from './fetch-json.ts'
import type { Suggester } from './suggester.ts'
import { toSuggestion } from './to-suggestion.ts'

/** https://apidocs.geoapify.com/docs/geocoding/address-autocomplete/ */
export const createGeoapifySuggester = (apiKey: string, origin = 'https://api.geoapify.com'): Suggester => ({
  async suggest(text, signal) {
    const url = new URL('/v1/geocode/autocomplete', origin)
    const query = { text, format: 'json', limit: '8', filter: 'countrycode:us', apiKey }
    url.search = new URLSearchParams(query).toString()
    const { results } = await fetchJson(url, GeoapifyResponse, signal)
    return results.flatMap(
      ({ housenumber, street, city, state_code, postcode, lat, lon }) =>
        toSuggestion({
          doorNumber: housenumber,
          street,
          city,
          state: state_code,
          zip: postcode,
          latitude: lat,
          longitude: lon,
        }) ?? [],
    )
  },
})

const part = z.string().max(200).optional()

const GeoapifyResponse = z.object({
  results: z.array(
    z.object({
      housenumber: part,
      street: part,
      city: part,
      state_code: part,
      postcode: part,
      lat: z.number(),
      lon: z.number(),
    }),
  ),
})
