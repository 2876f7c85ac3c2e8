import type { Contract } from '@gable/shared/contract.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { newId } from '@gable/shared/ids.ts'
import { useEffect, useState } from 'react'
import { ProgressBar } from '../../../design/feedback/progress-bar.tsx'
import { RetryCallout } from '../../../design/feedback/retry-callout.tsx'
import { Button } from '../../../design/inputs/button.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { PanelBody } from '../../../design/layout/panel.tsx'
import { SlideOut } from '../../../design/overlays/slide-out.tsx'
import { showErrorToast } from '../../../platform/error-toast.ts'
import { call, useApi } from '../../../platform/use-api.ts'
import { SimulationResult } from './simulation-result.tsx'

interface SimulationSheetProps {
  flowId: string
  open: boolean
  onClose: () => void
}

export type Simulation = Reply<Contract['GET /agent/flows/:flowId/simulations/:simulationId']>

/** Replays the last days of the account through the draft. */
export const SimulationSheet = ({ flowId, open, onClose }: SimulationSheetProps) => (
  <SlideOut
    open={open}
    onClose={onClose}
    size="lg"
    title="Simulate"
    description="Replays what happened in your account through this draft. Nothing is sent or changed."
  >
    <PanelBody className="space-y-5">
      <SimulationPanel flowId={flowId} />
    </PanelBody>
  </SlideOut>
)

function SimulationPanel({ flowId }: { flowId: string }) {
  const [days, setDays] = useState('30')
  const [simulationId, setSimulationId] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data, error, mutate } = useApi(
    'GET /agent/flows/:flowId/simulations/:simulationId',
    simulationId !== undefined && { params: { flowId, simulationId } },
  )
  const isRunning = simulationId !== undefined && (!data || data.state === 'RUNNING')

  useEffect(() => {
    if (!isRunning || error) return
    const timer = setInterval(() => void mutate(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning, error, mutate])

  async function run(action: () => Promise<unknown>) {
    setBusy(true)
    await action().catch(showErrorToast)
    setBusy(false)
  }

  const start = () =>
    run(async () => {
      const id = newId()
      await call('POST /agent/flows/:flowId/simulations', {
        params: { flowId },
        body: { simulationId: id, days: Number(days) },
      })
      setSimulationId(id)
    })

  const stop = () =>
    run(async () => {
      if (simulationId === undefined) return
      await call('POST /agent/flows/:flowId/simulations/:simulationId/stopped', { params: { flowId, simulationId } })
      await mutate()
    })

  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <Field label="Period">
            {(control) => (
              <Select {...control} value={days} options={periods} disabled={isRunning} onChange={setDays} />
            )}
          </Field>
        </div>
        {isRunning ? (
          <Button busy={isBusy} onClick={() => void stop()}>
            Stop
          </Button>
        ) : (
          <Button variant="primary" busy={isBusy} onClick={() => void start()}>
            {simulationId === undefined ? 'Start' : 'Start again'}
          </Button>
        )}
      </div>
      {error && <RetryCallout title="The simulation could not be loaded" onRetry={() => mutate()} />}
      {isRunning && !error && <ProgressBar label="Simulation" value={data?.progress ?? 0} />}
      <p role="status" className="sr-only">
        {data && !isRunning && `Simulation ${data.state.toLowerCase()}: ${data.entered} entered`}
      </p>
      {data && <SimulationResult simulation={data} />}
    </>
  )
}

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '14', label: 'Last 14 days' },
  { value: '30', label: 'Last 30 days' },
]

const pollMilliseconds = 1000
