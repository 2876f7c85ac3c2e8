import { expect, test } from 'vitest'
import { boxIn, boxText, extentOf } from './box.ts'
import { byPlace, type Cluster, gathered } from './gathered.ts'
import { mapHomes, peopleOf } from './map-homes.ts'

const pin = (propertyId: string, fullName: string, latitude = 43, longitude = -70) => ({
  propertyId,
  contactId: fullName,
  fullName,
  fullAddress: '1 Elm Street',
  latitude,
  longitude,
})

test('a part of the world is read back from its own address, and loses nobody at its edge', () => {
  const text = boxText({ south: 43.123_46, west: -70.987_61, north: 43.5, east: -70.1 })
  expect(text).toBe('43.1234,-70.9877,43.5,-70.1')
  expect(boxIn(new URLSearchParams({ box: text }))).toEqual({
    south: 43.1234,
    west: -70.9877,
    north: 43.5,
    east: -70.1,
  })
})

test.each(['', '1,2,3', '5,0,4,1', '0,0,91,1', 'a,b,c,d', ',,,'])('"%s" is no part of the world', (box) => {
  expect(boxIn(new URLSearchParams({ box }))).toBeUndefined()
})

test('a map opens on all there is, with room around a single home', () => {
  expect(extentOf({ pins: [], clusters: [] })).toBeUndefined()
  const one = extentOf({ pins: [pin('h', 'Ann')], clusters: [] })
  expect(one?.north).toBeGreaterThan(43)
  expect(one?.west).toBeLessThan(-70)
  const cluster = { count: 300, place: '', latitude: 1, longitude: 1, south: -10, north: 10, west: -20, east: 20 }
  expect(extentOf({ pins: [], clusters: [cluster] })).toEqual({ south: -11, north: 11, west: -22, east: 22 })
})

test('a couple has one home between them', () => {
  const homes = mapHomes([pin('h1', 'Ann'), pin('h2', 'Bob'), pin('h1', '')])
  expect(homes.map(peopleOf)).toEqual(['Ann, Somebody', 'Bob'])
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

test('marks that would lie on each other become one, and a home that stands alone keeps its pin', () => {
  const [home, lonely] = mapHomes([pin('h1', 'Ann', 12, 0), pin('h2', 'Bob', 500, 0)])
  const marks = gathered(
    [home, lonely].filter((one) => one !== undefined),
    [cluster(3, 'Dover', 0)],
    onScreen,
    40,
  )
  expect(marks.map(({ cluster, home }) => [cluster.count, cluster.place, home?.propertyId])).toEqual([
    [4, 'Dover', undefined],
    [1, '', 'h2'],
  ])
  expect(marks[0]?.cluster).toMatchObject({ latitude: 0, south: -1, north: 12 })
})

test('nothing is gathered where there is room for all', () => {
  expect(gathered(mapHomes([pin('h1', 'Ann'), pin('h2', 'Bob')]), [], onScreen, 0)).toHaveLength(2)
})

test('places are told once each, the most homes first', () => {
  const places = byPlace([cluster(2, 'Dover', 0), cluster(4, 'Kittery', 9), cluster(3, 'Dover', 5)])
  expect(places.map(({ count, place, south, north }) => [count, place, south, north])).toEqual([
    [5, 'Dover', -1, 6],
    [4, 'Kittery', 8, 10],
  ])
})
