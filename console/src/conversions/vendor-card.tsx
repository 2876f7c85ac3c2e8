import type { ConversionIntegration } from '@gable/shared/conversions/integration.ts'
import { vendorRules } from '@gable/shared/conversions/vendors.ts'
import { Badge } from '../design/data/badge.tsx'
import { Card } from '../design/layout/card.tsx'
import { LastSend } from './last-send.tsx'
import { VendorForm } from './vendor-form.tsx'
import { vendorHelp } from './vendor-help.ts'

interface VendorCardProps {
  integration: ConversionIntegration
  onChanged: () => void
}

/** One service with its ids, its token and the result of the last send. */
export function VendorCard({ integration, onChanged }: VendorCardProps) {
  const { vendor, isOn } = integration
  return (
    <Card
      title={vendorRules[vendor].name}
      description={vendorHelp[vendor].about}
      actions={
        <Badge tone={isOn ? 'success' : 'neutral'} dot>
          {isOn ? 'On' : 'Off'}
        </Badge>
      }
      footer={integration.lastSend && <LastSend lastSend={integration.lastSend} />}
    >
      <VendorForm integration={integration} onChanged={onChanged} />
    </Card>
  )
}
