import { Gauge } from 'lucide-react'
import { Button } from '../../design/inputs/button.tsx'
import { usePermission } from '../../platform/account.ts'
import { useSession } from '../../platform/session.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { DailyLimitSlideOut } from './daily-limit-slide-out.tsx'

/** Hidden while someone acts for the user, because a limit is about the user's money. */
export function DailyLimitButton() {
  const { emulation } = useSession()
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const { openId, open, close } = useOverlayParam('panel')
  if (emulation.isEmulated || !isPermitted) return null
  return (
    <>
      <Button icon={Gauge} onClick={() => open('daily-limit')}>
        Manage Daily Limit
      </Button>
      <DailyLimitSlideOut open={openId === 'daily-limit'} onClose={close} />
    </>
  )
}
