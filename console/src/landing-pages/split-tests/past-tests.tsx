import { evaluateSplitTest } from '@gable/shared/landing-pages/split-tests/evaluate-split-test.ts'
import type { SplitTest } from '@gable/shared/landing-pages/split-tests/split-test.ts'
import { useState } from 'react'
import { formatDate } from '../../design/format/date-format.ts'
import { Button } from '../../design/inputs/button.tsx'
import { useTimeZone } from '../../platform/use-time-zone.ts'
import { describeResult, SplitTestResult } from './split-test-result.tsx'

/** Tests that have ended, newest first. */
export function PastTests({ tests }: { tests: SplitTest[] }) {
  const [openId, setOpenId] = useState<string>()
  return (
    <section aria-label="Past tests">
      <h3 className="font-medium text-table">Past tests</h3>
      <ul className="mt-1 divide-y divide-line">
        {tests.map((test) => {
          const isOpen = test._id === openId
          return (
            <li key={test._id} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <Summary test={test} />
                <Button size="sm" aria-expanded={isOpen} onClick={() => setOpenId(isOpen ? undefined : test._id)}>
                  {isOpen ? 'Hide results' : 'Show results'}
                </Button>
              </div>
              {isOpen && (
                <div className="mt-3">
                  <SplitTestResult test={test} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Summary({ test }: { test: SplitTest }) {
  const timeZone = useTimeZone()
  const { verdict } = evaluateSplitTest({ ...test.results, share: test.share })
  const outcome = outcomeLabels[test.outcome ?? 'STOPPED']
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-medium">
        {formatDate(test.startedAt, timeZone)} – {formatDate(test.endedAt ?? test.startedAt, timeZone)}: {outcome}
      </p>
      <p className="text-muted text-table">
        {describeResult(test, verdict)}
        {test.endedBy && `. Ended by ${test.endedBy}.`}
      </p>
    </div>
  )
}

const outcomeLabels: Record<NonNullable<SplitTest['outcome']>, string> = {
  STOPPED: 'stopped',
  A: 'version A kept',
  B: 'version B published',
}
