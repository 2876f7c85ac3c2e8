/** One bar of a stacked chart, with its segments. */
export interface Stack {
  name: string
  segments: readonly { name: string; value: number }[]
}

/** The unique segment names in order of appearance. The index of a name determines its color. */
export const getSegmentNames = (stacks: readonly Stack[]) => [
  ...new Set(stacks.flatMap((stack) => stack.segments.map((segment) => segment.name))),
]

export const getStackTotal = (stack: Stack) => stack.segments.reduce((sum, segment) => sum + segment.value, 0)

/** The position and width of each segment, in percent of the axis. */
export function getSegmentSpans(stack: Stack, names: readonly string[], end: number) {
  const ordered = stack.segments
    .map((segment, index) => ({ ...segment, index, number: names.indexOf(segment.name) }))
    .filter((segment) => segment.value > 0)
    .sort((a, b) => a.number - b.number || a.index - b.index)
  let offset = 0
  return ordered.map((segment) => {
    const left = (offset / end) * 100
    offset += segment.value
    return { ...segment, left, width: (segment.value / end) * 100 }
  })
}
