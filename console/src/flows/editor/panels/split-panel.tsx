import { describeBranch } from '@gable/shared/flows/describe-step.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/inputs/button.tsx'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../../../design/overlays/confirm-dialog.tsx'
import { AmountField } from '../pickers/amount-field.tsx'
import { createStepId } from '../tree/create-step.ts'
import type { StepPanelProps } from './step-panel.tsx'

type Path = StepOf<'SPLIT'>['branches'][number]

export function SplitPanel({ step, onChange }: StepPanelProps<StepOf<'SPLIT'>>) {
  const { branches } = step
  const [removed, setRemoved] = useState<Path>()
  const total = branches.reduce((sum, { percent }) => sum + percent, 0)

  function remove({ key }: Path) {
    const rest = branches.filter((branch) => branch.key !== key)
    const [first, ...others] = rest
    // Those who would have taken it take the first path, so that it still adds up.
    const gone = branches.find((branch) => branch.key === key)?.percent ?? 0
    if (first) onChange({ branches: [{ ...first, percent: Math.min(100, first.percent + gone) }, ...others] })
  }

  return (
    <>
      <p className="text-muted">
        Each contact takes one path at random. A contact who comes again takes the same path.
      </p>
      <ul aria-label="Paths" className="space-y-3">
        {branches.map((branch, index) => {
          const name = `Path ${String.fromCharCode(65 + index)}`
          return (
            <li key={branch.key} className="flex items-end gap-2">
              <div className="flex-1">
                <AmountField
                  label={name}
                  unit="%"
                  isWhole
                  min={0}
                  max={100}
                  value={branch.percent}
                  onChange={(percent) =>
                    onChange(
                      { branches: branches.map((other) => (other.key === branch.key ? { ...other, percent } : other)) },
                      branch.key,
                    )
                  }
                />
              </div>
              {branches.length > 2 && (
                <IconButton
                  icon={Trash2}
                  label={`Delete ${name}`}
                  onClick={() => (branch.steps.length > 0 ? setRemoved(branch) : remove(branch))}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className={total === 100 ? 'text-muted text-table' : 'text-danger-ink text-table'}>
        Together {total}%
      </p>
      <div className="flex flex-wrap gap-2">
        {branches.length < 5 && (
          <Button
            size="sm"
            icon={Plus}
            onClick={() =>
              onChange({
                branches: [...branches, { key: createStepId(), percent: Math.max(0, 100 - total), steps: [] }],
              })
            }
          >
            Add path
          </Button>
        )}
        <Button size="sm" onClick={() => onChange({ branches: spreadEvenly(branches) })}>
          Spread evenly
        </Button>
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={`Delete “${removed ? describeBranch(step, removed.key) : ''}”?`}
        description="Its steps are deleted with it."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => removed && remove(removed)}
      />
    </>
  )
}

/** What is left over goes to the first paths. */
const spreadEvenly = (branches: readonly Path[]): Path[] =>
  branches.map((branch, index) => ({
    ...branch,
    percent: Math.floor(100 / branches.length) + (index < 100 % branches.length ? 1 : 0),
  }))
