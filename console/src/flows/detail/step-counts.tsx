import type { Contract } from '@gable/shared/contract.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { formatCount, formatShare } from '../../design/format/metric-format.ts'
import type { RunFilter } from './use-run-filter.ts'

export type StepFigures = Reply<Contract['GET /agent/flows/:flowId/performance']>['steps'][number]

interface StepCountsProps {
  step: Step
  figures: StepFigures
  onShow: (filter: RunFilter) => void
  /** Without what became of emails and postcards. */
  isShort?: boolean
}

/** The counts of a step. Each shows the contacts behind it. */
export function StepCounts({ step: { id: stepId, kind }, figures, onShow, isShort = false }: StepCountsProps) {
  const { active, failed, done, skipped, sent, opened } = figures
  const isSending = !isShort && (kind === 'SEND_EMAIL' || kind === 'SEND_POSTCARD')
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-label text-muted tabular-nums">
      {active > 0 && <Count label="here now" count={active} onClick={() => onShow({ stepId, state: 'ACTIVE' })} />}
      {failed > 0 && (
        <Count isAlarming label="need a look" count={failed} onClick={() => onShow({ stepId, state: 'FAILED' })} />
      )}
      <Count label="passed" count={done} onClick={() => onShow({ stepId, outcome: 'DONE' })} />
      {skipped > 0 && <Count label="skipped" count={skipped} onClick={() => onShow({ stepId, outcome: 'SKIPPED' })} />}
      {isSending && sent > 0 && (
        <span>
          {formatCount(sent)} sent, {opened === 0 ? 'none' : formatShare(opened, sent)}{' '}
          {kind === 'SEND_EMAIL' ? 'opened' : 'scanned'}
        </span>
      )}
    </p>
  )
}

interface CountProps {
  label: string
  count: number
  isAlarming?: boolean
  onClick: () => void
}

const Count = ({ label, count, isAlarming, onClick }: CountProps) =>
  count === 0 ? (
    <span>0 {label}</span>
  ) : (
    <button
      type="button"
      onClick={onClick}
      className={`underline decoration-line-strong underline-offset-2 hover:text-ink ${isAlarming ? 'text-danger-ink' : ''}`}
    >
      {formatCount(count)} {label}
    </button>
  )
