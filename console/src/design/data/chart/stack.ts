/** One bar of a stacked chart: a thing, and what its whole is made of. */
export interface Stack {
  name: string
  segments: readonly { name: string; value: number }[]
}

/** Every kind of segment once, in the order of its first appearance; its place is its colour. */
export const segmentNames = (stacks: readonly Stack[]) => [
  ...new Set(stacks.flatMap((stack) => stack.segments.map((segment) => segment.name))),
]

export const totalOf = (stack: Stack) => stack.segments.reduce((sum, segment) => sum + segment.value, 0)

/** Where each segment lies along the axis, in percent of its end. */
export function spansOf(stack: Stack, names: readonly string[], end: number) {
  const ordered = stack.segments
    .map((segment, index) => ({ ...segment, index, number: names.indexOf(segment.name) }))
    .filter((segment) => segment.value > 0)
    .sort((a, b) => a.number - b.number || a.index - b.index)
  let reached = 0
  return ordered.map((segment) => {
    const left = (reached / end) * 100
    reached += segment.value
    return { ...segment, left, width: (segment.value / end) * 100 }
  })
}
