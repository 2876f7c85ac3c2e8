import { FileSpreadsheet, House, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../design/feedback/toast.tsx'
import { RadioCards } from '../design/inputs/radio-cards.tsx'
import { Page } from '../design/layout/page.tsx'
import { useAccountPath } from '../platform/account.ts'
import { call } from '../platform/use-api.ts'
import { ConnectionForm } from './connection-form.tsx'
import { ListingForm } from './listing-form.tsx'
import { useRefreshMls } from './use-mls.ts'

type Way = 'RESO' | 'CSV' | 'MANUAL'

/** Connects an MLS, adds a source of files, or adds one listing. */
export function AddPage() {
  const [way, setWay] = useState<Way>('RESO')
  const pathTo = useAccountPath()
  const navigate = useNavigate()
  const refresh = useRefreshMls()
  return (
    <Page title="Add listings" width="reading">
      <div className="space-y-6">
        <RadioCards aria-label="How to add listings" value={way} onChange={setWay} columns={3} options={ways} />
        {way === 'MANUAL' ? (
          <ListingForm
            submitLabel="Add listing"
            onSave={async (body) => {
              await call('POST /agent/mls/listings', { body })
              toast.success('Listing added')
              await refresh()
              void navigate(pathTo('settings/mls'))
            }}
          />
        ) : (
          <ConnectionForm
            key={way}
            kind={way}
            submitLabel={way === 'RESO' ? 'Connect' : 'Continue'}
            onSave={async (body) => {
              const { _id } = await call('POST /agent/mls/connections', { body })
              toast.success(way === 'RESO' ? 'MLS connected' : 'Source added')
              await refresh()
              void navigate(pathTo(`settings/mls/connections/${_id}`))
            }}
          />
        )}
      </div>
    </Page>
  )
}

const ways = [
  { value: 'RESO', label: 'Connect an MLS', hint: 'Through its RESO Web API.', icon: PlugZap },
  { value: 'CSV', label: 'Upload a file', hint: 'An export of your MLS.', icon: FileSpreadsheet },
  { value: 'MANUAL', label: 'Add a listing', hint: 'By hand, such as coming soon.', icon: House },
] as const
