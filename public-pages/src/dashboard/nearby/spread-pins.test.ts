import { expect, test } from 'vitest'
import { mapRatio } from './map-view.ts'
import { type PinPosition, spreadPins } from './spread-pins.ts'

const narrowest = 290
const toPixels = ({ x, y }: PinPosition) => ({ x: (x / 100) * narrowest, y: ((y / 100) * narrowest) / mapRatio })
const measure = (a: PinPosition, b: PinPosition) => {
  const [from, to] = [toPixels(a), toPixels(b)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}
const house: PinPosition = { x: 50, y: 50 }
const crowds: [string, PinPosition[]][] = [
  ['in one building', Array.from({ length: 12 }, () => ({ x: 30, y: 40 }))],
  ['beside the owner’s', Array.from({ length: 12 }, (_, n) => ({ x: 50 + n / 10, y: 50 }))],
  ['at the edge', Array.from({ length: 12 }, (_, n) => ({ x: 90, y: 88 + n / 10 }))],
]

test.each(crowds)('homes %s get pins that can each be read and touched', (_, places) => {
  const pins = spreadPins(places)
  for (const [index, pin] of pins.entries()) {
    expect(measure(pin, house)).toBeGreaterThan(29)
    for (const other of pins.slice(index + 1)) expect(measure(pin, other)).toBeGreaterThan(24)
    const { x, y } = toPixels(pin)
    expect(Math.min(x, y, narrowest - x, narrowest / mapRatio - y)).toBeGreaterThanOrEqual(14.9)
  }
})

test('the lines from pins to their homes do not cross', () => {
  // Two streets that meet, with more homes than there is room for.
  const places = Array.from({ length: 16 }, (_, n) => (n % 2 ? { x: 40 + n / 4, y: 42 } : { x: 42, y: 38 + n / 2 }))
  const lines = spreadPins(places).map((pin, index) => [places[index] ?? pin, pin] as const)
  const getSide = (a: PinPosition, b: PinPosition, c: PinPosition) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
  const crossing = lines.flatMap(([a, b], index) =>
    lines
      .slice(index + 1)
      .filter(([c, d]) => getSide(a, b, c) * getSide(a, b, d) < 0 && getSide(c, d, a) * getSide(c, d, b) < 0),
  )
  expect(crossing).toEqual([])
})

test('pins that cover nothing stay where they are', () => {
  const places = [
    { x: 20, y: 30 },
    { x: 80, y: 70 },
    { x: 12.5, y: 80 },
  ]
  expect(spreadPins(places)).toEqual(places)
})
