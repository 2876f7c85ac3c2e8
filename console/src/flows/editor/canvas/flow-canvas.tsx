import { describeBranch } from '@gable/shared/flows/describe-step.ts'
import type { Flow } from '@gable/shared/flows/flow-detail.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { useEffect, useMemo } from 'react'
import { formatCount } from '../../../design/format/metric-format.ts'
import { Canvas } from '../../../design/layout/canvas/canvas.tsx'
import { useMediaQuery } from '../../../design/layout/use-media-query.ts'
import { LazyRunSlideOut } from '../../../flow-runs/lazy-run-slide-out.ts'
import { useLiveFlows } from '../../../flow-runs/use-refresh-flows.ts'
import { useApi } from '../../../platform/use-api.ts'
import { useOverlayParam } from '../../../platform/use-overlay-param.ts'
import { describeStart } from '../../describe-start.ts'
import { RunsSlideOut } from '../../detail/runs-slide-out.tsx'
import { useRunFilter } from '../../detail/use-run-filter.ts'
import { StepDragTree } from '../list/step-drag-tree.tsx'
import { startIcon, triggerIcons } from '../list/step-icons.ts'
import { startId, useFlowEditor } from '../use-flow-editor.ts'
import { CanvasCard, CanvasStep, getCardHeight } from './canvas-card.tsx'
import { CanvasPlace } from './canvas-place.tsx'
import { layoutFlow } from './layout-flow.ts'

/** The flow drawn as a tree, with how many contacts are at each step if it was published. */
export function FlowCanvas({ flow }: { flow: Flow }) {
  const { definition, selectedId, getErrors, getSentence } = useFlowEditor()
  const figures = useStepFigures(flow)
  const isTouch = useMediaQuery('(pointer: coarse)')
  const runs = useRunFilter()
  const run = useOverlayParam('run')
  const start = useStart()

  const layout = layoutFlow(definition.steps, {
    start: getCardHeight({ ...start, isTouch }),
    getStep: (step: Step) =>
      getCardHeight({
        isTouch,
        sentence: getSentence(step),
        errors: getErrors(step.id),
        footer: figures.has(step.id),
      }),
  })

  useEffect(() => {
    if (selectedId === undefined) return
    const card = document.querySelector(`[data-step="${CSS.escape(selectedId)}"]`)
    // After the settings opened beside the canvas.
    const frame = requestAnimationFrame(() => card?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [selectedId])

  return (
    <StepDragTree>
      <Canvas label="Canvas" width={layout.width} height={layout.height}>
        <svg aria-hidden width={layout.width} height={layout.height} className="absolute inset-0 overflow-visible">
          <path d={layout.lines.join('')} fill="none" strokeWidth="1.5" className="stroke-line-strong" />
          <path d={layout.jumps.join('')} fill="none" strokeWidth="1.5" strokeDasharray="4 4" className="stroke-info" />
        </svg>
        <CanvasCard id={startId} box={layout.start} {...start} />
        {layout.labels.map(({ x, y, parent, branch }) => {
          const count = figures.get(parent.id)?.branches[branch.key]
          return (
            <p
              key={`${parent.id} ${branch.key}`}
              style={{ left: x, top: y }}
              className="absolute flex h-6 max-w-[280px] -translate-x-1/2 items-center truncate rounded-full border border-line bg-surface px-2.5 font-medium text-label text-muted tabular-nums"
            >
              {describeBranch(parent, branch.key)}
              {count !== undefined && ` · ${formatCount(count)}`}
            </p>
          )
        })}
        <ul aria-label="Steps">
          {layout.places
            .filter(({ place }) => place.parentId === null && place.index === 0)
            .map((item) => (
              <li key="first">
                <CanvasPlace item={item} />
              </li>
            ))}
          {layout.steps.map(({ step, ...box }) => (
            <li key={step.id}>
              <CanvasStep step={step} box={box} figures={figures.get(step.id)} onShowContacts={runs.open} />
              {layout.places
                .filter(({ list, place, parent }) =>
                  place.index === 0 ? parent?.id === step.id : list[place.index - 1]?.id === step.id,
                )
                .map((item) => (
                  <CanvasPlace key={`${item.place.branch} ${item.place.index}`} item={item} />
                ))}
            </li>
          ))}
        </ul>
        {layout.end && (
          <p
            style={{ left: layout.end.x, top: layout.end.y }}
            className="absolute -translate-x-1/2 rounded-full border border-line bg-surface px-3 py-1 text-label text-muted"
          >
            End
          </p>
        )}
      </Canvas>
      <RunsSlideOut flow={flow} filter={runs.filter} onFilter={runs.open} onClose={runs.close} onOpenRun={run.open} />
      <LazyRunSlideOut runId={run.openId} onClose={run.close} />
    </StepDragTree>
  )
}

/** By step, of the version that contacts are in. Empty until there is one. */
function useStepFigures(flow: Flow) {
  const { data } = useApi(
    'GET /agent/flows/:flowId/performance',
    flow.publishedVersion !== null && { params: { flowId: flow._id }, query: { days: 30 } },
  )
  useLiveFlows()
  return useMemo(() => new Map(data?.steps.map((figures) => [figures.stepId, figures])), [data])
}

function useStart() {
  const { flow, definition, references, getErrors } = useFlowEditor()
  const { sentence, details } = describeStart(flow.kind, definition, references)
  return {
    icon: definition.trigger ? triggerIcons[definition.trigger.type] : startIcon,
    iconClassName: 'bg-accent text-accent-on',
    kind: 'Start',
    sentence,
    description: 'The start',
    detail: details.length > 0 ? details.join(' · ') : undefined,
    errors: getErrors(null),
  }
}
