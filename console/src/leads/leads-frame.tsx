import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { leadParam } from '../layout/paths/lead-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { useRefresh } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { AddLead } from './add-lead.tsx'
import { AddLeadDialog } from './add-lead-dialog.tsx'
import { ExportLeads } from './export-leads.tsx'
import { LeadSlideOut } from './lead/lead-slide-out.tsx'
import { useUndoShortcut } from './offer-undo.ts'
import { countWaiting, useToday } from './today/use-today.ts'
import { useLeadChanges } from './use-leads.ts'

/** Frame of all leads pages: tabs, actions and the open lead. */
export function LeadsFrame() {
  const pathTo = useAccountPath()
  const { openId, open, close } = useOverlayParam(leadParam)
  const addDialog = useCreateDialog()
  useUndoShortcut()
  const today = useToday('mine')
  const isAll = useMatch('/a/:accountId/leads/today') === null
  const refresh = useRefresh()
  useLeadChanges(() => void refresh('GET /agent/leads/today', 'GET /agent/leads/lead/:leadId'))
  return (
    <Page
      title="Leads"
      actions={
        <>
          {isAll && <ExportLeads />}
          <AddLead />
        </>
      }
      tabs={
        <LinkTabs
          label="Leads"
          tabs={[
            { to: pathTo(`leads/${useView()}`), label: 'All leads' },
            { to: pathTo('leads/today'), label: 'Today', count: today.data && countWaiting(today.data) },
          ]}
        />
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Leads' }]} />
      </TopBarSlot>
      <Outlet />
      <AddLeadDialog open={addDialog.isOpen} onClose={addDialog.close} />
      <LeadSlideOut leadId={openId} onOpen={open} onClose={close} />
    </Page>
  )
}

/** The current view, or the last used one. */
function useView() {
  const [stored = 'kanban'] = usePreference('LEADS_PAGE_VIEW')
  const { pathname } = useLocation()
  return /\/leads\/(kanban|list)$/.exec(pathname)?.[1] ?? stored
}
