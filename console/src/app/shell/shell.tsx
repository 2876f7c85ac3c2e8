import { isSuspended } from '@gable/shared/agency/suspension.ts'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { LazyCallDialog } from '../../calls/lazy-call-dialog.tsx'
import { PageSkeleton } from '../../design/feedback/skeleton.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { UnsavedChangesGuard } from '../../design/inputs/unsaved-changes.tsx'
import { Rewards } from '../../getting-started/rewards.tsx'
import { getDisabledReason } from '../../layout/disabled-reason.ts'
import { getSidebarClassName } from '../../layout/shell-layout.ts'
import { TopBarSlotContext } from '../../layout/top-bar-slot.tsx'
import { useSidebarCollapsed } from '../../layout/use-sidebar-collapsed.ts'
import { useAccount, useAccountPath } from '../../platform/account.ts'
import { LiveSubmissions } from '../../submissions/live-submissions.tsx'
import { WhatsNew } from '../../whats-new/whats-new.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Drawer } from './drawer.tsx'
import { useOpenPalette } from './palette/palette-layout.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { SuspendedShell } from './suspended-shell.tsx'
import { TopBar } from './top-bar.tsx'
import { TwoFactorReminder } from './two-factor-reminder.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const contentId = 'content'

type OpenOverlay = 'drawer' | 'shortcuts' | 'whats-new' | undefined

/** The frame around every page of an account. What a suspended account may open needs no navigation. */
export function Shell() {
  const { agency } = useAccount()
  return isSuspended(agency.defaultSettings.softFreezeAfter) ? <SuspendedShell /> : <OpenShell />
}

/** A top bar and a sidebar. */
function OpenShell() {
  const [isCollapsed, setCollapsed] = useSidebarCollapsed()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [openOverlay, setOpenOverlay] = useState<OpenOverlay>()
  const close = useCallback(() => setOpenOverlay(undefined), [])
  const openPalette = useOpenPalette()
  const account = useAccount()
  const pathTo = useAccountPath()
  const navigate = useNavigate()

  useShortcuts((shortcut) => {
    if (shortcut.action === 'help') setOpenOverlay('shortcuts')
    else if (!getDisabledReason(shortcut.entry, account)) {
      // The focused element may leave with the page.
      focusContent()
      void navigate(pathTo(shortcut.entry.to))
    }
  })

  return (
    <TopBarSlotContext.Provider value={slot}>
      <SkipLink />
      <div className="flex min-h-[calc(100dvh-var(--frame-top,0px))]">
        <aside aria-label="Sidebar" className={getSidebarClassName(isCollapsed)}>
          <Sidebar
            collapsed={isCollapsed}
            toggle={
              <IconButton
                icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
                label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
                side="right"
                onClick={() => setCollapsed(!isCollapsed)}
              />
            }
          />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar
            slot={setSlot}
            onOpenDrawer={() => setOpenOverlay('drawer')}
            onOpenPalette={openPalette}
            onOpenShortcuts={() => setOpenOverlay('shortcuts')}
            onOpenWhatsNew={() => setOpenOverlay('whats-new')}
          />
          <main id={contentId} tabIndex={-1} className="min-w-0 flex-1 pb-[var(--bottom-bar)] outline-none">
            <TwoFactorReminder />
            <Content />
          </main>
        </div>
      </div>
      <BottomBar />
      <Drawer open={openOverlay === 'drawer'} onClose={close} />
      <UnsavedChangesGuard />
      <LiveSubmissions />
      <Rewards />
      <LazyCallDialog />
      <ShortcutsDialog open={openOverlay === 'shortcuts'} onClose={close} />
      <WhatsNew open={openOverlay === 'whats-new'} onClose={close} />
    </TopBarSlotContext.Provider>
  )
}

const focusContent = () => document.getElementById(contentId)?.focus({ preventScroll: true })

/** Shows a placeholder while the next page loads. The current page stays mounted, so its state survives a cancel. */
function Content() {
  const { pathname } = useLocation()
  const nextPathname = useNavigation().location?.pathname
  const isLeaving = nextPathname !== undefined && nextPathname !== pathname
  return (
    <>
      {isLeaving && <PageSkeleton />}
      <div hidden={isLeaving}>
        <Outlet />
      </div>
    </>
  )
}

/** The first stop of the keyboard: skips the navigation. */
function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-toast -translate-y-16 rounded-lg bg-ink px-3 py-2 font-medium text-ground focus:translate-y-0"
      onClick={(event) => {
        // The hash must not get into the URL, which holds page state.
        event.preventDefault()
        focusContent()
      }}
    >
      Skip to content
    </a>
  )
}
