import { getVendorName, type Vendor, vendorCategoryLabels } from '@gable/shared/contact-dashboard/vendor.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { formatPhone } from '../../design/format/phone.ts'
import { IconButton } from '../../design/inputs/icon-button.tsx'

interface VendorCardProps {
  vendor: Vendor
  onEdit: () => void
  onDelete: () => void
}

/** The selected vendor, with the buttons that change it. */
export function VendorCard({ vendor, onEdit, onDelete }: VendorCardProps) {
  const { logoMedia, companyName, category, nmlsId, email, phone } = vendor
  const name = getVendorName(vendor)
  const details = [
    vendor.name && companyName,
    category && vendorCategoryLabels[category],
    nmlsId && `License ${nmlsId}`,
    email,
    phone && formatPhone(phone),
  ].filter(Boolean)
  return (
    <div className="flex items-start gap-3 rounded-lg border border-line p-3">
      {logoMedia && (
        <img
          src={logoMedia.url}
          alt=""
          width={logoMedia.width}
          height={logoMedia.height}
          className="size-10 shrink-0 rounded-md bg-sunken object-contain"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-label text-muted [overflow-wrap:anywhere]">{details.join(' · ')}</p>
      </div>
      <div className="-my-1 -mr-1 flex shrink-0">
        <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={onDelete} />
      </div>
    </div>
  )
}
