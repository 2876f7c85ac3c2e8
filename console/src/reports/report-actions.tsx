import { toReportFileUrl } from '@gable/shared/reports/report-file.ts'
import type { ReportName } from '@gable/shared/reports/report-name.ts'
import { Download, Printer } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { useAccount } from '../platform/account.ts'
import { EmailButton } from './email-button.tsx'

interface ReportActionsProps {
  name: ReportName
  /** The filters and the sort order on screen. */
  query: Record<string, string | undefined>
}

export function ReportActions({ name, query }: ReportActionsProps) {
  const { accountId } = useAccount()
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <EmailButton name={name} />
      <Button icon={Printer} onClick={() => window.print()}>
        Print
      </Button>
      <Button icon={Download} href={toReportFileUrl(accountId, name, query)} download>
        Export
      </Button>
    </div>
  )
}
