import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../design/data/badge.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { call } from '../../platform/use-api.ts'
import { FactorRow, type FactorRowProps } from './factor-row.tsx'

export function RecoveryRow({ data: { recoveryCodesLeft: left }, run, onChange }: FactorRowProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <FactorRow
        icon={LifeBuoy}
        title={
          <>
            Recovery codes
            {left <= 2 && <Badge tone="warning">{left === 0 ? 'None left' : 'Running low'}</Badge>}
          </>
        }
        text={`${left} of 10 left. Each signs you in once if you lose your phone or your passkey.`}
        actions={
          <Button size="sm" onClick={() => setConfirming(true)}>
            Create new codes
          </Button>
        }
      />
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Create new recovery codes?"
        description="Your earlier codes stop working."
        confirmLabel="Create codes"
        onConfirm={() =>
          run(async () => {
            const { recoveryCodes } = await call('POST /profile/two-factor/recovery-codes')
            onChange('Recovery codes created', recoveryCodes)
          })
        }
      />
    </>
  )
}
