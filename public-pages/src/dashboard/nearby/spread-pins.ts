import { mapRatio } from './map-view.ts'

/** In percent of the width and of the height of the map. */
export interface PinPosition {
  x: number
  y: number
}

/**
 * Moves pins apart until none covers another one or the owner's home in the middle, also on the narrowest screen. Pins that
 * cover nothing stay where they are, and the lines from the others to their places do not cross.
 */
export function spreadPins(places: readonly PinPosition[]): PinPosition[] {
  // In percent of the width in both directions, so that distances can be compared.
  const homes = places.map(({ x, y }) => ({ x, y: y / mapRatio }))
  const pins = homes.map((place) => ({ ...place }))
  for (let round = 0; round < maxRounds; round += 1) if (!separate(pins)) break
  for (let round = 0; round < maxRounds; round += 1) if (!shortenLines(homes, pins)) break
  return pins.map(({ x, y }) => ({ x: roundPercent(x), y: roundPercent(y * mapRatio) }))
}

/** Whether any pin had to move. */
function separate(pins: PinPosition[]): boolean {
  let hasMoved = false
  for (const [index, pin] of pins.entries()) {
    for (const other of pins.slice(index + 1)) {
      const push = getPush(other, pin, pinDistance, index)
      if (!push) continue
      hasMoved = true
      move(pin, push.x / 2, push.y / 2)
      move(other, -push.x / 2, -push.y / 2)
    }
    const push = getPush(center, pin, homeDistance, index)
    if (!push) continue
    hasMoved = true
    move(pin, push.x, push.y)
  }
  return hasMoved
}

/** Whether any two homes had to trade their pins. Trades that make lines shorter leave none that cross. */
function shortenLines(homes: readonly PinPosition[], pins: PinPosition[]): boolean {
  let hasTraded = false
  for (const [index, home] of homes.entries()) {
    for (const [offset, other] of homes.slice(index + 1).entries()) {
      const [own, others] = [pins[index], pins[index + 1 + offset]]
      if (
        !own ||
        !others ||
        measure(home, others) + measure(other, own) + 0.001 >= measure(home, own) + measure(other, others)
      )
        continue
      pins[index] = others
      pins[index + 1 + offset] = own
      hasTraded = true
    }
  }
  return hasTraded
}

const measure = (from: PinPosition, to: PinPosition) => Math.hypot(to.x - from.x, to.y - from.y)

/** By how much a pin is too close to another one, and in which direction it leaves. Most pairs are far apart. */
function getPush(from: PinPosition, to: PinPosition, distance: number, index: number): PinPosition | undefined {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const square = x * x + y * y
  if (square >= distance * distance) return undefined
  // Homes in one building leave in directions of their own. The twist lets a row of homes leave its line.
  const angle = square > 0.0001 ? Math.atan2(y, x) + twist : index * goldenAngle
  const overlap = distance - Math.sqrt(square)
  return { x: Math.cos(angle) * overlap, y: Math.sin(angle) * overlap }
}

function move(pin: PinPosition, x: number, y: number) {
  pin.x = Math.min(100 - edge, Math.max(edge, pin.x + x))
  pin.y = Math.min(100 / mapRatio - edge, Math.max(edge, pin.y + y))
}

const center: PinPosition = { x: 50, y: 50 / mapRatio }
/** The map is 290 pixels wide on a screen of 360. */
const toPercent = (pixels: number) => (pixels / 290) * 100
const pinDistance = toPercent(27)
const homeDistance = toPercent(32)
const edge = toPercent(15)
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
const twist = 0.3
const maxRounds = 80

const roundPercent = (percent: number) => Math.round(percent * 100) / 100
