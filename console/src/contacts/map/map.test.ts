import { expect, test } from 'vitest'
import { type Cluster, combineMarkers, groupByPlace } from './combine-markers.ts'
import { formatBounds, getExtent, parseBounds } from './map-bounds.ts'
import { formatContactNames, toMapProperties } from './map-properties.ts'

const pin = (propertyId: string, fullName: string, latitude = 43, longitude = -70) => ({
  propertyId,
  contactId: fullName,
  fullName,
  fullAddress: '1 Elm Street',
  latitude,
  longitude,
})

test('bounds survive the round trip through the address and never shrink', () => {
  const text = formatBounds({ south: 43.123_46, west: -70.987_61, north: 43.5, east: -70.1 })
  expect(text).toBe('43.1234,-70.9877,43.5,-70.1')
  expect(parseBounds(new URLSearchParams({ box: text }))).toEqual({
    south: 43.1234,
    west: -70.9877,
    north: 43.5,
    east: -70.1,
  })
})

test.each(['', '1,2,3', '5,0,4,1', '0,0,91,1', 'a,b,c,d', ',,,'])('"%s" is not a valid area', (box) => {
  expect(parseBounds(new URLSearchParams({ box }))).toBeUndefined()
})

test('the map opens on all properties, with padding around a single one', () => {
  expect(getExtent({ pins: [], clusters: [] })).toBeUndefined()
  const one = getExtent({ pins: [pin('h', 'Ann')], clusters: [] })
  expect(one?.north).toBeGreaterThan(43)
  expect(one?.west).toBeLessThan(-70)
  const cluster = { count: 300, place: '', latitude: 1, longitude: 1, south: -10, north: 10, west: -20, east: 20 }
  expect(getExtent({ pins: [], clusters: [cluster] })).toEqual({ south: -11, north: 11, west: -22, east: 22 })
})

test('a couple shares one property', () => {
  const properties = toMapProperties([pin('h1', 'Ann'), pin('h2', 'Bob'), pin('h1', '')])
  expect(properties.map(formatContactNames)).toEqual(['Ann, Someone', 'Bob'])
})

const cluster = (count: number, place: string, latitude: number, longitude = 0): Cluster => ({
  count,
  place,
  latitude,
  longitude,
  south: latitude - 1,
  north: latitude + 1,
  west: longitude,
  east: longitude,
})
const onScreen = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ x: longitude, y: latitude })

test('overlapping markers are combined and a property on its own keeps its pin', () => {
  const [property, lonely] = toMapProperties([pin('h1', 'Ann', 12, 0), pin('h2', 'Bob', 500, 0)])
  const markers = combineMarkers(
    [property, lonely].filter((item) => item !== undefined),
    [cluster(3, 'Dover', 0)],
    onScreen,
    40,
  )
  expect(markers.map(({ cluster, property }) => [cluster.count, cluster.place, property?.propertyId])).toEqual([
    [4, 'Dover', undefined],
    [1, '', 'h2'],
  ])
  expect(markers[0]?.cluster).toMatchObject({ latitude: 0, south: -1, north: 12 })
})

test('nothing is combined when there is room for every marker', () => {
  expect(combineMarkers(toMapProperties([pin('h1', 'Ann'), pin('h2', 'Bob')]), [], onScreen, 0)).toHaveLength(2)
})

test('each place is listed once, the largest first', () => {
  const places = groupByPlace([cluster(2, 'Dover', 0), cluster(4, 'Kittery', 9), cluster(3, 'Dover', 5)])
  expect(places.map(({ count, place, south, north }) => [count, place, south, north])).toEqual([
    [5, 'Dover', -1, 6],
    [4, 'Kittery', 8, 10],
  ])
})
