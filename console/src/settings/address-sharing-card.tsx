import { useId, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Switch } from '../design/inputs/switch.tsx'
import { Card } from '../design/layout/card.tsx'
import { useErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'

interface AddressSharingCardProps {
  isOn: boolean
  onSaved: (saved: { suggestsAddresses: boolean }) => void
}

/** Whether public address fields suggest the homes of this agency. */
export function AddressSharingCard({ isOn, onSaved }: AddressSharingCardProps) {
  const id = useId()
  const errorToast = useErrorToast()
  const [pending, setPending] = useState<boolean>()

  async function handleChange(suggestsAddresses: boolean) {
    if (pending !== undefined) return
    setPending(suggestsAddresses)
    errorToast.dismiss()
    try {
      onSaved(await call('PUT /agent/address-sharing', { body: { suggestsAddresses } }))
      toast.success(suggestsAddresses ? 'Your homes are suggested' : 'Your homes are no longer suggested')
    } catch (error) {
      errorToast.show(error)
    } finally {
      setPending(undefined)
    }
  }

  return (
    <Card title="Address suggestions">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <label htmlFor={id} className="block font-medium">
            Suggest addresses of our homes to visitors
          </label>
          <p id={`${id}-hint`} className="mt-0.5 text-muted text-table">
            Address fields on public pages and widgets suggest homes from the records of all agencies. A suggestion
            tells visitors that some agency has this home on record, but not which one. Turn this off to leave your
            homes out; it can take an hour to reach every visitor. Homes that another agency shares are still suggested.
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={pending ?? isOn}
          onChange={(suggestsAddresses) => void handleChange(suggestsAddresses)}
        />
      </div>
    </Card>
  )
}
