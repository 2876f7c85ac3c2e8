import { getBranches } from '@gable/shared/flows/program.ts'
import type { Branch, Step } from '@gable/shared/flows/step.ts'
import { type Place, rootList, type StepListId } from '../tree/places.ts'

const cardWidth = 280

/** Between cards, with the button that adds a step in the middle. */
const gap = 52
/** From a step that branches to the labels of its branches. */
const fork = 28
const labelHeight = 24
const merge = 24
const branchGap = 32
const endHeight = 26
const corner = 10

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface FlowLayout {
  width: number
  height: number
  start: Box
  steps: (Box & { step: Step })[]
  places: (Box & { place: Place; list: readonly Step[]; parent: Step | undefined })[]
  labels: { x: number; y: number; parent: Step; branch: Branch }[]
  /** The paths of an SVG. */
  lines: string[]
  /** From steps that go to another one. */
  jumps: string[]
  /** Undefined if no contact comes to the bottom. */
  end: { x: number; y: number } | undefined
}

interface Heights {
  start: number
  getStep: (step: Step) => number
}

/** Where everything is: steps below each other, branches side by side, each as wide as what is in it. */
export function layoutFlow(steps: readonly Step[], heights: Heights): FlowLayout {
  const width = getListWidth(steps)
  const center = width / 2
  const layout: FlowLayout = {
    width,
    height: 0,
    steps: [],
    places: [],
    labels: [],
    lines: [],
    jumps: [],
    end: undefined,
    start: { x: center - cardWidth / 2, y: 0, width: cardWidth, height: heights.start },
  }
  const { y, isOpen } = addList(layout, { steps, list: rootList, center, y: heights.start, getHeight: heights.getStep })
  if (isOpen) layout.end = { x: center, y }
  layout.height = y + (isOpen ? endHeight : 0)
  layout.jumps = drawJumps(layout.steps)
  return layout
}

const getListWidth = (steps: readonly Step[]): number => Math.max(cardWidth, ...steps.map(getStepWidth))

const getStepWidth = (step: Step): number =>
  getBranches(step).reduce((sum, { steps }) => sum + branchGap + getListWidth(steps), -branchGap)

interface ListOptions {
  steps: readonly Step[]
  list: StepListId
  parent?: Step
  center: number
  /** Where the line that leads to it ends. */
  y: number
  getHeight: (step: Step) => number
}

/** Adds a list of steps. It is open if contacts come to its end, where they continue at `y`. */
function addList(layout: FlowLayout, options: ListOptions): { y: number; isOpen: boolean } {
  const { steps, list, parent, center, getHeight } = options
  let { y } = options
  let isOpen = true

  function addPlace(index: number) {
    const box = { x: center - cardWidth / 2, y, width: cardWidth, height: gap }
    layout.places.push({ ...box, place: { ...list, index }, list: steps, parent })
    if (isOpen) layout.lines.push(`M${center},${y}V${y + gap}`)
    y += gap
  }

  addPlace(0)
  for (const [index, step] of steps.entries()) {
    const height = getHeight(step)
    layout.steps.push({ step, x: center - cardWidth / 2, y, width: cardWidth, height })
    y += height
    isOpen = step.kind !== 'END' && step.kind !== 'GO_TO'
    if (getBranches(step).length > 0) ({ y, isOpen } = addBranches(layout, { step, center, y, getHeight }))
    addPlace(index + 1)
  }
  return { y, isOpen }
}

interface BranchOptions {
  step: Step
  center: number
  y: number
  getHeight: (step: Step) => number
}

/** Adds the branches of a step side by side. Those that are open meet below the longest one. */
function addBranches(layout: FlowLayout, { step, center, y, getHeight }: BranchOptions) {
  let left = center - getStepWidth(step) / 2
  const ends = getBranches(step).map((branch) => {
    const width = getListWidth(branch.steps)
    const middle = left + width / 2
    left += width + branchGap
    layout.lines.push(drawFork(center, y, middle, y + fork))
    layout.labels.push({ x: middle, y: y + fork, parent: step, branch })
    const list = { parentId: step.id, branch: branch.key }
    const start = y + fork + labelHeight
    return {
      middle,
      ...addList(layout, { steps: branch.steps, list, parent: step, center: middle, y: start, getHeight }),
    }
  })
  const open = ends.filter(({ isOpen }) => isOpen)
  const bottom = Math.max(...ends.map((end) => end.y))
  for (const end of open) layout.lines.push(drawMerge(end.middle, end.y, center, bottom + merge))
  return { y: bottom + merge, isOpen: open.length > 0 }
}

/** At the right of both cards, under those that are between them. */
function drawJumps(steps: FlowLayout['steps']): string[] {
  return steps.flatMap(({ step, ...from }) => {
    const to = step.kind === 'GO_TO' && steps.find(({ step: { id } }) => id === step.stepId)
    if (!to || to.step === step) return []
    const [x1, y1, x2, y2] = [from.x + from.width, from.y + from.height / 2, to.x + to.width, to.y + to.height / 2]
    const [side, turn] = [Math.max(x1, x2) + branchGap / 2, Math.sign(y2 - y1) * corner]
    const out = `M${x1},${y1}H${side - corner}q${corner},0 ${corner},${turn}`
    return [`${out}V${y2 - turn}q0,${turn} ${-corner},${turn}H${x2 + 2}m6,-5l-6,5l6,5`]
  })
}

/** Down, to the side, and down again, with round corners. */
function drawFork(fromX: number, fromY: number, toX: number, toY: number) {
  if (fromX === toX) return `M${fromX},${fromY}V${toY}`
  const side = Math.sign(toX - fromX) * corner
  const middle = (fromY + toY) / 2
  return `M${fromX},${fromY}V${middle - corner}q0,${corner} ${side},${corner}H${toX - side}q${side},0 ${side},${corner}V${toY}`
}

function drawMerge(fromX: number, fromY: number, toX: number, toY: number) {
  if (fromX === toX) return `M${fromX},${fromY}V${toY}`
  const side = Math.sign(toX - fromX) * corner
  const middle = toY - merge / 2
  return `M${fromX},${fromY}V${middle - corner}q0,${corner} ${side},${corner}H${toX - side}q${side},0 ${side},${corner}V${toY}`
}
