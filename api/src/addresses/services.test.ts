import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AddressSuggestion } from '@gable/shared/addresses/endpoints.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../platform/observe/log.ts'
import { fallBack } from './fall-back.ts'
import { openGeoapify } from './geoapify.ts'
import { openPhoton } from './photon.ts'
import { remember } from './remember.ts'

const { signal } = new AbortController()
const log = createLog({ LOG_LEVEL: 'silent' })
const home: AddressSuggestion = {
  fullAddress: '12 Harbor Street, Portland, ME 04101',
  doorNumber: '12',
  street: 'Harbor Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  latitude: 43.66,
  longitude: -70.25,
}
const book = { suggest: async () => [home] }

/** A service that answers every question alike, and what it was asked. */
async function openService(answer: (response: ServerResponse) => unknown) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'))
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const json = (body: object) => (response: ServerResponse) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

const photonAnswer = {
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

const geoapifyAnswer = {
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

describe('a service', () => {
  test('of Photon is asked for houses, and answers in its own words', async () => {
    const { asked, origin } = await openService(json(photonAnswer))
    expect(await openPhoton(`${origin}/photon`).suggest('12 harbor & co', signal)).toEqual([home])
    expect(asked[0]?.pathname).toBe('/photon/api')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: '12 harbor & co',
      limit: '8',
      layer: 'house',
    })
  })

  test('of Geoapify is asked with the key, and answers in its own words', async () => {
    const { asked, origin } = await openService(json(geoapifyAnswer))
    expect(await openGeoapify('the-key', origin).suggest('12 harbor', signal)).toEqual([home])
    expect(asked[0]?.pathname).toBe('/v1/geocode/autocomplete')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ text: '12 harbor', apiKey: 'the-key' })
  })

  test.for([
    ['refuses', (response: ServerResponse) => response.writeHead(500).end()],
    ['speaks nonsense', (response: ServerResponse) => response.end('<html>')],
    ['has changed its mind about what it says', json({ features: 'none' })],
    ['sends one elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
    ['says nothing', () => {}],
  ] as const)('that %s is stood in for by our own book, and left alone for a while', async ([, answer]) => {
    const { asked, origin } = await openService(answer)
    let time = 0
    const suggester = fallBack(openPhoton(origin), book, log, () => time)
    expect(await suggester.suggest('12 harbor', signal)).toEqual([home])
    expect(await suggester.suggest('12 harbor s', signal)).toEqual([home])
    expect(asked).toHaveLength(1)
    time += 30_000
    await suggester.suggest('12 harbor st', signal)
    expect(asked.length).toBeGreaterThan(1)
  })
})

test('what was asked a moment ago is not asked again', async () => {
  let time = 0
  const suggest = vi.fn(async () => [home])
  const remembering = remember({ suggest }, () => time)
  expect(await remembering.suggest('12 Harbor ', signal)).toEqual([home])
  expect(await remembering.suggest('12  harbor', signal)).toEqual([home])
  expect(suggest).toHaveBeenCalledTimes(1)
  time += 60_000
  await remembering.suggest('12 harbor', signal)
  expect(suggest).toHaveBeenCalledTimes(2)
})

test('what failed is asked again', async () => {
  const suggest = vi.fn(async () => [home]).mockRejectedValueOnce(new Error('The database is away'))
  const remembering = remember({ suggest })
  await expect(remembering.suggest('12', signal)).rejects.toThrow('The database is away')
  expect(await remembering.suggest('12', signal)).toEqual([home])
})
