import type { Vendor } from '@gable/shared/contact-dashboard/vendor.ts'
import { fitWithin } from '../../brand/fit-within.ts'
import { getInitials } from '../../brand/initials.ts'
import { ModuleButton } from '../module-button.tsx'
import type { ModuleProps } from '../module-props.ts'
import { ContactLinks } from '../parts/contact-links.tsx'
import { Heading } from '../parts/heading.tsx'

/** A vendor whom the agency recommends. Without the vendor, only the editor shows the module. */
export function Lender({ page, moduleId, settings, buttons, labels }: ModuleProps<'LENDER'>) {
  const vendor = page.vendors[settings.vendor]
  if (!vendor && !page.isPreview) return null
  return (
    <>
      <Heading heading={settings.heading} subheading={settings.subheading} />
      {vendor && <VendorIdentity vendor={vendor} labels={labels} />}
      <div class="reach">
        {vendor && (
          <ContactLinks
            phone={vendor.phone}
            email={vendor.email}
            name={getVendorName(vendor)}
            labels={labels.contactAgent}
          />
        )}
        <ModuleButton page={page} moduleId={moduleId} buttons={buttons} />
      </div>
      {vendor && <Disclosures vendor={vendor} labels={labels} />}
    </>
  )
}

function VendorIdentity({ vendor, labels }: { vendor: Vendor } & Pick<ModuleProps<'LENDER'>, 'labels'>) {
  const { logoMedia, companyName, nmlsId, category } = vendor
  const name = getVendorName(vendor)
  return (
    <div class="person">
      {logoMedia ? (
        <p class="vendor-logo">
          <img src={logoMedia.url} {...fitWithin(logoMedia, { width: 120, height: 56 })} alt="" loading="lazy" />
        </p>
      ) : (
        <p class="initials" aria-hidden="true">
          {getInitials(name)}
        </p>
      )}
      <div class="identity">
        <h3>{name}</h3>
        <p>
          {[
            companyName !== name && companyName,
            category && labels.lender.categories[category],
            nmlsId && labels.lender.license(nmlsId),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

/** What a lender must say wherever it is shown. */
function Disclosures({ vendor, labels }: { vendor: Vendor } & Pick<ModuleProps<'LENDER'>, 'labels'>) {
  const { disclosure, isEqualHousing, category } = vendor
  return (
    <>
      {isEqualHousing && <p class="source">{labels.lender.equalHousing[category === 'LENDER' ? 'LENDER' : 'OTHER']}</p>}
      {disclosure && <p class="disclaimer">{disclosure}</p>}
    </>
  )
}

/** The person, or else the company. */
const getVendorName = ({ name, companyName }: Vendor) => name ?? companyName ?? ''
