import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { LinkTabs } from '../design/layout/tabs.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { usePreference } from '../platform/preferences.ts'
import { useRefresh } from '../platform/use-api.ts'
import { useOpened } from '../platform/use-opened.ts'
import { AddLead } from './add-lead.tsx'
import { ExportLeads } from './export-leads.tsx'
import { LeadSlideOut } from './lead/lead-slide-out.tsx'
import { openedLead } from './lead-path.ts'
import { useToday, waitingIn } from './today/use-today.ts'
import { useLeadNews } from './use-leads.ts'

/** Around every screen of leads: the ways between them, adding one, and the one that is looked at closer. */
export function LeadsFrame() {
  const pathTo = useAccountPath()
  const { opened, open, close } = useOpened(openedLead)
  const today = useToday('mine')
  const isAll = useMatch('/a/:accountId/leads/today') === null
  const refresh = useRefresh()
  useLeadNews(() => void refresh('GET /agent/leads/today', 'GET /agent/leads/lead/:leadId'))
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
            { to: pathTo('leads/today'), label: 'Today', count: today.data && waitingIn(today.data) },
          ]}
        />
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Leads' }]} />
      </TopBarSlot>
      <Outlet />
      <LeadSlideOut leadId={opened} onOpen={open} onClose={close} />
    </Page>
  )
}

/** The view one is in, or else the one that was looked at last. */
function useView() {
  const [stored = 'kanban'] = usePreference('LEADS_PAGE_VIEW')
  const { pathname } = useLocation()
  return /\/leads\/(kanban|list)$/.exec(pathname)?.[1] ?? stored
}
