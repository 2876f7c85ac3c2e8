export interface ScreenPoint {
  x: number
  y: number
}

/** Moves points apart until they are at least the distance apart, each as little as possible. Lone points stay in place. */
export function spreadPoints(points: readonly ScreenPoint[], distance: number): ScreenPoint[] {
  const spread = points.map((point, index) => {
    const sameBefore = points.slice(0, index).filter(({ x, y }) => x === point.x && y === point.y).length
    return toSpiral(point, sameBefore, distance)
  })
  for (let round = 0; round < maxRounds; round++) {
    let hasMoved = false
    for (const [index, one] of spread.entries())
      for (const other of spread.slice(index + 1)) hasMoved = pushApart(one, other, distance) || hasMoved
    if (!hasMoved) break
  }
  return spread
}

/** Points in the same place have no direction in which to move apart, so they start on a spiral around it. */
function toSpiral({ x, y }: ScreenPoint, turn: number, distance: number): ScreenPoint {
  const radius = (distance / 2) * Math.sqrt(turn)
  return { x: x + Math.cos(turn * goldenAngle) * radius, y: y + Math.sin(turn * goldenAngle) * radius }
}

function pushApart(one: ScreenPoint, other: ScreenPoint, distance: number) {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const gap = Math.hypot(dx, dy)
  if (gap >= distance - tolerance) return false
  const angle = Math.atan2(dy, dx)
  const push = (distance - gap) / 2
  one.x -= Math.cos(angle) * push
  one.y -= Math.sin(angle) * push
  other.x += Math.cos(angle) * push
  other.y += Math.sin(angle) * push
  return true
}

const maxRounds = 100
const tolerance = 0.5
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
