import type { CustomSubDomain } from '@gable/shared/email-domains/custom-sub-domain.ts'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { useErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import { RecordList } from './record-list.tsx'
import { StopCallout } from './stop-callout.tsx'
import { VerificationBadge } from './verification-badge.tsx'

interface SubDomainDetailsProps {
  subDomain: CustomSubDomain
  onChange: () => void
}

export function SubDomainDetails({ subDomain, onChange }: SubDomainDetailsProps) {
  const errorToast = useErrorToast()
  const [isChecking, setChecking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)

  async function check() {
    setChecking(true)
    errorToast.dismiss()
    try {
      const { isVerified, stopsAt } = await call('POST /agent/custom-sub-domain/checked')
      if (isVerified && !stopsAt) toast.success('Your pages are at the new name')
      else toast('Some records are still missing or wrong')
      onChange()
    } catch (error) {
      errorToast.show(error)
    } finally {
      setChecking(false)
    }
  }

  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 break-all font-semibold text-lead">{subDomain.host}</h2>
          <VerificationBadge {...subDomain} />
        </div>
        <div className="flex gap-2">
          <Button icon={RefreshCw} busy={isChecking} onClick={() => void check()}>
            Check now
          </Button>
          <Button icon={Trash2} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </div>
      </div>
      <StopCallout stopsAt={subDomain.stopsAt} effect="Your pages leave this name" />
      <RecordList
        title="DNS records"
        description="Add these records where you manage your domain. Your pages open at the name once both are found."
        records={subDomain.records}
      />
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={<>Remove “{subDomain.host}”?</>}
        description="Links to pages under this name stop working right away, also in emails you have sent."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/custom-sub-domain')
          toast.success('Subdomain removed')
          onChange()
        }}
      />
    </div>
  )
}
