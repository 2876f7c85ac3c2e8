import { type ReportName, reportTitles } from '@gable/shared/reports/report-name.ts'
import { type Cadence, cadences } from '@gable/shared/reports/schedule.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { Popover } from '../design/overlays/popover.tsx'
import { useAccount } from '../platform/account.ts'
import { showErrorToast } from '../platform/error-toast.ts'
import { callInAccount, useApi } from '../platform/use-api.ts'

/** Sends the report to this agent every week or month, or no longer. */
export function EmailButton({ name }: { name: ReportName }) {
  const { accountId } = useAccount()
  const { data, mutate } = useApi('GET /agent/report-subscriptions')
  const [pending, setPending] = useState<Choice>()
  const subscription = data?.data.find(({ report }) => report === name)
  const shown = pending ?? subscription?.cadence ?? 'OFF'

  const choose = async (choice: Choice) => {
    if (pending) return
    setPending(choice)
    try {
      const cadence = choice === 'OFF' ? null : choice
      const body = { cadence }
      const stored = await callInAccount(accountId)('PUT /agent/report-subscriptions/:report', {
        params: { report: name },
        body,
      })
      await mutate(stored, { revalidate: false })
      toast.success(messages[choice](reportTitles[name]))
    } catch (error) {
      showErrorToast(error)
    } finally {
      setPending(undefined)
    }
  }
  return (
    <Popover
      label="Report by email"
      align="end"
      className="w-80"
      trigger={<Button icon={Mail}>{buttonLabels[subscription?.cadence ?? 'OFF']}</Button>}
    >
      <p className="font-semibold text-table">Get this report by email</p>
      <p className="mt-1 mb-3 text-muted text-table">
        The figures of the week or month before, and a link to the rest{data && `, to ${data.email}`}.
      </p>
      <SegmentedControl label="Report by email" value={shown} options={options} onChange={choose} />
      {subscription && data && (
        <p className="mt-3 text-muted text-table">Next on {formatDateTime(subscription.nextAt, data.timeZone)}</p>
      )}
    </Popover>
  )
}

type Choice = Cadence | 'OFF'

const optionLabels: Record<Choice, string> = { OFF: 'Off', WEEKLY: 'Every Monday', MONTHLY: 'Every month' }
const options = (['OFF', ...cadences] as const).map((value) => ({ value, label: optionLabels[value] }))

const buttonLabels: Record<Choice, string> = { OFF: 'Email', WEEKLY: 'Emailed weekly', MONTHLY: 'Emailed monthly' }

const messages: Record<Choice, (title: string) => string> = {
  OFF: (title) => `${title} report is no longer emailed to you`,
  WEEKLY: (title) => `${title} report is emailed to you every Monday`,
  MONTHLY: (title) => `${title} report is emailed to you every month`,
}
