import { Unlink } from 'lucide-react'
import { useRef } from 'react'
import { useConfirmDialogs } from '../../assets/use-confirm-dialogs.ts'
import { formatMoney } from '../../design/format/metric-format.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Link } from '../../design/inputs/link.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useOpenContact } from './open-contact.ts'
import { UnlinkDialog } from './unlink-dialog.tsx'

/** The properties linked to the contact, with their estimated values. */
export function ContactProperties() {
  const { contact } = useOpenContact()
  const { propertyPath } = useContactPaths()
  const { openDialog, target, dialog, close } = useConfirmDialogs<'unlink', (typeof contact.properties)[number]>()
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {contact.properties.length === 0 && <p className="text-muted">No linked properties</p>}
      <ul className="divide-y divide-line">
        {contact.properties.map((property) => (
          <li key={property._id} className="flex items-start gap-2 py-2.5 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1">
              <Link to={propertyPath(property._id)} tone="plain" className="[overflow-wrap:anywhere]">
                {property.fullAddress}
              </Link>
              <p className="mt-0.5 text-muted text-table">
                {[
                  property.valueCents === null ? 'No estimate' : formatMoney(property.valueCents),
                  property.propertyType,
                  property.isClaimed && 'Claimed',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <IconButton
              icon={Unlink}
              size="sm"
              label={`Unlink ${property.fullAddress}`}
              onClick={() => openDialog('unlink', property)}
            />
          </li>
        ))}
      </ul>
      {target && <UnlinkDialog property={target} open={dialog === 'unlink'} onClose={close} focusAfter={list} />}
    </div>
  )
}
