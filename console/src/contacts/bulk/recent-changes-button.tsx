import { History } from 'lucide-react'
import { Button } from '../../design/button.tsx'
import { useOpened } from '../../platform/use-opened.ts'
import { openedChanges } from './opened-changes.ts'
import { RecentChanges } from './recent-changes.tsx'

/** Opens what was done to many contacts lately. */
export function RecentChangesButton() {
  const { opened, open, close } = useOpened(openedChanges)
  return (
    <>
      <Button icon={History} onClick={() => open('all')}>
        Recent changes
      </Button>
      <RecentChanges opened={opened} onClose={close} />
    </>
  )
}
