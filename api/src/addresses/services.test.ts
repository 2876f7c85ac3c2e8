import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { createGeoapifySuggester } from './geoapify.ts'
import { createPhotonSuggester } from './photon.ts'
import { withCache } from './with-cache.ts'
import { withFallback } from './with-fallback.ts'

const { signal } = new AbortController()
const log = createLog({ LOG_LEVEL: 'silent' })
const address: AddressSuggestion = {
  fullAddress: '12 Harbor Street, Portland, ME 04101',
  doorNumber: '12',
  street: 'Harbor Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  latitude: 43.66,
  longitude: -70.25,
}
const local = { suggest: async () => [address] }

/** A service that gives every request the same response and records the URLs. */
async function startService(respond: (response: ServerResponse) => unknown) {
  const urls: URL[] = []
  const server = createServer((request, response) => {
    urls.push(new URL(request.url ?? '', 'http://service'))
    respond(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { urls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const json = (body: object) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

const photonResponse = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-70.25, 43.66] },
      properties: {
        osm_type: 'W',
        osm_id: 1,
        osm_key: 'building',
        osm_value: 'yes',
        type: 'house',
        countrycode: 'US',
        country: 'United States',
        housenumber: '12',
        street: 'Harbor Street',
        city: 'Portland',
        state: 'Maine',
        postcode: '04101',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-70.25, 43.66] },
      properties: { osm_id: 2, type: 'street', name: 'Harbor Street', city: 'Portland', state: 'Maine' },
    },
  ],
}

const geoapifyResponse = {
  results: [
    {
      country_code: 'us',
      housenumber: '12',
      street: 'Harbor Street',
      city: 'Portland',
      state: 'Maine',
      state_code: 'ME',
      postcode: '04101',
      lon: -70.25,
      lat: 43.66,
      result_type: 'building',
      formatted: '12 Harbor Street, Portland, ME 04101, United States of America',
    },
    { country_code: 'us', city: 'Portland', state_code: 'ME', lon: -70.25, lat: 43.66, result_type: 'city' },
  ],
}

describe('an address service', () => {
  test('from Photon is queried for houses and its response is converted', async () => {
    const { urls, origin } = await startService(json(photonResponse))
    expect(await createPhotonSuggester(`${origin}/photon`).suggest('12 harbor & co', signal)).toEqual([address])
    expect(urls[0]?.pathname).toBe('/photon/api')
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
      q: '12 harbor & co',
      limit: '8',
      layer: 'house',
    })
  })

  test('from Geoapify is queried with the key and its response is converted', async () => {
    const { urls, origin } = await startService(json(geoapifyResponse))
    expect(await createGeoapifySuggester('the-key', origin).suggest('12 harbor', signal)).toEqual([address])
    expect(urls[0]?.pathname).toBe('/v1/geocode/autocomplete')
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toMatchObject({ text: '12 harbor', apiKey: 'the-key' })
  })

  test.for([
    ['fails', (response: ServerResponse) => response.writeHead(500).end()],
    ['returns HTML', (response: ServerResponse) => response.end('<html>')],
    ['returns another format', json({ features: 'none' })],
    ['redirects', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['does not respond', () => {}],
  ] as const)('that %s is replaced by the local suggester and paused for a while', async ([, respond]) => {
    const { urls, origin } = await startService(respond)
    let time = 0
    const suggester = withFallback(createPhotonSuggester(origin), local, log, () => time)
    expect(await suggester.suggest('12 harbor', signal)).toEqual([address])
    expect(await suggester.suggest('12 harbor s', signal)).toEqual([address])
    expect(urls).toHaveLength(1)
    time += 30_000
    await suggester.suggest('12 harbor st', signal)
    expect(urls.length).toBeGreaterThan(1)
  })
})

test('a repeated query is answered from the cache', async () => {
  let time = 0
  const suggest = vi.fn(async () => [address])
  const cached = withCache({ suggest }, () => time)
  expect(await cached.suggest('12 Harbor ', signal)).toEqual([address])
  expect(await cached.suggest('12  harbor', signal)).toEqual([address])
  expect(suggest).toHaveBeenCalledTimes(1)
  time += 60_000
  await cached.suggest('12 harbor', signal)
  expect(suggest).toHaveBeenCalledTimes(2)
})

test('a failed query is not cached', async () => {
  const suggest = vi.fn(async () => [address]).mockRejectedValueOnce(new Error('The database is unavailable'))
  const cached = withCache({ suggest })
  await expect(cached.suggest('12', signal)).rejects.toThrow('The database is unavailable')
  expect(await cached.suggest('12', signal)).toEqual([address])
})
