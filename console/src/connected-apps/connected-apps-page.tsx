import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import type { ConnectedApp } from '@gable/shared/connected-apps/connected-app.ts'
import { Ellipsis, ExternalLink, KeyRound, Store, Unplug } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Page } from '../design/layout/page.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { AppIcon } from './app-icon.tsx'
import { useAppPaths } from './app-paths.ts'
import { AppStateBadge } from './app-state-badge.tsx'
import { CredentialDialog } from './credential-dialog.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'

/** The apps that the account has connected, in the settings. */
export function ConnectedAppsPage() {
  const paths = useAppPaths()
  const timeZone = useTimeZone()
  const apps = useApi('GET /agent/connected-apps')
  const [open, setOpen] = useState<{ dialog: 'disconnect' | 'key'; app: ConnectedApp }>()
  useLiveEvent('connected-apps', () => void apps.mutate())
  const close = () => setOpen(undefined)
  const marketplaceButton = (
    <Button variant="primary" icon={Store} to={paths.marketplace}>
      Open marketplace
    </Button>
  )
  return (
    <Page
      title="Connected Apps"
      description="The apps that have access to this account, and who connected them."
      actions={apps.data && apps.data.length > 0 && marketplaceButton}
    >
      <DataTable
        label="Connected apps"
        columns={getColumns(timeZone)}
        rows={apps.data}
        rowKey={({ appId }) => appId}
        rowLink={(app) => ({ href: paths.appPath(app) })}
        error={
          apps.error && {
            title: 'The connected apps could not be loaded',
            onRetry: () => void apps.mutate(),
            retrying: apps.isValidating,
          }
        }
        empty={
          <EmptyState
            title="No connected apps yet"
            text="Connect your CRM, Zapier and other apps in the marketplace."
            action={marketplaceButton}
          />
        }
        menu={(app) => (
          <AppMenu
            app={app}
            onReplaceKey={() => setOpen({ dialog: 'key', app })}
            onDisconnect={() => setOpen({ dialog: 'disconnect', app })}
          />
        )}
      />
      <DisconnectDialog app={open?.dialog === 'disconnect' ? open.app : undefined} onClose={close} />
      <CredentialDialog
        app={open?.dialog === 'key' ? open.app : undefined}
        onClose={close}
        onSaved={() => void apps.mutate()}
      />
    </Page>
  )
}

interface AppMenuProps {
  app: ConnectedApp
  onReplaceKey: () => void
  onDisconnect: () => void
}

function AppMenu({ app, onReplaceKey, onDisconnect }: AppMenuProps) {
  const { appPath } = useAppPaths()
  return (
    <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${app.title}`} size="sm" />}>
      <MenuItem icon={ExternalLink} to={appPath(app)}>
        Open
      </MenuItem>
      {appCatalog[app.appName].authentication === 'APP_KEY' && (
        <MenuItem icon={KeyRound} onSelect={onReplaceKey}>
          Replace key
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Unplug} danger onSelect={onDisconnect}>
        Disconnect
      </MenuItem>
    </Menu>
  )
}

const getColumns = (timeZone: string): Column<ConnectedApp>[] => [
  {
    key: 'app',
    header: 'App',
    width: '200px',
    cell: ({ appName, title }) => (
      <span className="flex items-center gap-3">
        <AppIcon appName={appName} size="sm" />
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="block text-label text-muted">{appCatalog[appName].category}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, stateReason }) => (
      <span className="block">
        <AppStateBadge state={state} />
        {stateReason && <span className="block text-label text-muted">{stateReason}</span>}
      </span>
    ),
  },
  { key: 'owner', header: 'Owner', cell: ({ ownerInfo }) => ownerInfo.fullName },
  { key: 'since', header: 'Since', cell: ({ connectedAt }) => formatDate(connectedAt, timeZone) },
]
