import type { DashboardLink } from '@gable/shared/contact-dashboard/endpoints.ts'
import { Ellipsis, Link2Off, Printer, QrCode, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { Button } from '../design/inputs/button.tsx'
import { CopyButton } from '../design/inputs/copy-button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { lazyOverlay, preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { useLinkActions } from './use-link-actions.ts'

const LazyShareLinkDialog = lazyOverlay(
  async () => (await import('./share-link-dialog.tsx')).ShareLinkDialog,
  ({ open }) => open,
)

interface DashboardLinkRowProps {
  contactId: string
  link: DashboardLink
  /** The home or the contact, whichever the page does not name. */
  label: ReactNode
  /** The same as a plain text, for the names of the buttons. */
  name: string
}

/** The link of a contact to the dashboard of one home, with what an agent can do with it. */
export function DashboardLinkRow({ contactId, link, label, name }: DashboardLinkRowProps) {
  const timeZone = useTimeZone()
  const { replace, turnOff } = useLinkActions(contactId, link)
  const { openDialog, dialog, close } = useConfirmDialogs<'share' | 'replace' | 'turn-off', DashboardLink>()
  const { url, lastViewedAt } = link
  return (
    <div className="min-w-0">
      <p className="[overflow-wrap:anywhere]">{label}</p>
      <p className="mt-0.5 text-muted text-table">
        {url === null && 'The link is turned off. '}
        {lastViewedAt ? (
          <>
            Last viewed <RelativeTime at={lastViewedAt} timeZone={timeZone} />
          </>
        ) : (
          url !== null && 'Not viewed yet'
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {url === null ? (
          <Button
            size="sm"
            onClick={() => void replace().catch(showErrorToast)}
            aria-label={`Create new link for ${name}`}
          >
            Create new link
          </Button>
        ) : (
          <>
            <CopyButton size="sm" value={url} label="Copy Link" copiedMessage="Link copied" />
            <Menu
              align="end"
              trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for the dashboard link of ${name}`} />}
            >
              <MenuItem
                icon={QrCode}
                onSelect={() => openDialog('share', link)}
                {...preloadOnIntent(LazyShareLinkDialog)}
              >
                Show QR code
              </MenuItem>
              <MenuItem icon={Printer} href={`/dashboard/print/${link.propertyId}?contact=${contactId}`}>
                Print Dashboard
              </MenuItem>
              <MenuItem icon={RefreshCw} onSelect={() => openDialog('replace', link)}>
                Replace link
              </MenuItem>
              <MenuItem icon={Link2Off} danger onSelect={() => openDialog('turn-off', link)}>
                Turn off link
              </MenuItem>
            </Menu>
          </>
        )}
      </div>
      {url !== null && (
        <LazyShareLinkDialog open={dialog === 'share'} onClose={close} address={link.address} url={url} />
      )}
      <ConfirmDialog
        open={dialog === 'replace'}
        onClose={close}
        title="Replace the dashboard link?"
        description="The old link stops working. Send the new one to the owner, and print new postcards."
        confirmLabel="Replace link"
        onConfirm={replace}
      />
      <ConfirmDialog
        open={dialog === 'turn-off'}
        onClose={close}
        title="Turn off the dashboard link?"
        description="The old link stops working until you create a new one."
        confirmLabel="Turn off link"
        tone="danger"
        onConfirm={turnOff}
      />
    </div>
  )
}
