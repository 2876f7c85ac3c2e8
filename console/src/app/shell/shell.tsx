import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { PageSkeleton } from '../../design/feedback/skeleton.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { LeaveGuard } from '../../design/inputs/unsaved-changes.tsx'
import { withheldReason } from '../../layout/disabled-reason.ts'
import { TopBarSlotContext } from '../../layout/top-bar-slot.tsx'
import { useAccount, useAccountPath } from '../../platform/account.ts'
import { SubmissionNews } from '../../submissions/submission-news.tsx'
import { Drawer } from './drawer.tsx'
import { sidebarLook } from './frame-look.ts'
import { LazyPalette } from './palette/lazy-palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { contentId, SkipLink } from './skip-link.tsx'
import { TopBar } from './top-bar.tsx'
import { useCollapsed } from './use-collapsed.ts'
import { useShortcuts } from './use-shortcuts.ts'

type Opened = 'drawer' | 'palette' | 'shortcuts' | undefined

/** The frame around every page of an account. */
export function Shell() {
  const [collapsed, collapse] = useCollapsed()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [opened, open] = useState<Opened>()
  const close = useCallback(() => open(undefined), [])
  const account = useAccount()
  const pathTo = useAccountPath()
  const navigate = useNavigate()

  useShortcuts((shortcut) => {
    if (shortcut.does === 'palette') open('palette')
    else if (shortcut.does === 'help') open('shortcuts')
    else if (!withheldReason(shortcut.entry, account)) void navigate(pathTo(shortcut.entry.to))
  })

  return (
    <TopBarSlotContext.Provider value={slot}>
      <SkipLink />
      <div className="flex min-h-[calc(100dvh-var(--frame-top,0px))]">
        <aside aria-label="Sidebar" className={sidebarLook(collapsed)}>
          <Sidebar
            collapsed={collapsed}
            toggle={
              <IconButton
                icon={collapsed ? PanelLeftOpen : PanelLeftClose}
                label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
                side="right"
                onClick={() => collapse(!collapsed)}
              />
            }
          />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            slot={setSlot}
            onOpenDrawer={() => open('drawer')}
            onOpenPalette={() => open('palette')}
            onOpenShortcuts={() => open('shortcuts')}
          />
          <main id={contentId} tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <Content />
          </main>
        </div>
      </div>
      <Drawer open={opened === 'drawer'} onClose={close} />
      <LazyPalette open={opened === 'palette'} onClose={close} />
      <LeaveGuard />
      <SubmissionNews />
      <ShortcutsDialog open={opened === 'shortcuts'} onClose={close} />
    </TopBarSlotContext.Provider>
  )
}

/** The page; while the code of the next one is on its way, a place-holder that leaves it as it is. */
function Content() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const isLeaving = next !== undefined && next !== pathname
  return (
    <>
      {isLeaving && <PageSkeleton />}
      <div hidden={isLeaving}>
        <Outlet />
      </div>
    </>
  )
}
